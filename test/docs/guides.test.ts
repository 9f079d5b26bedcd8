/**
 * The guides, read as a person reads them: every sample of shell is pasted into one shell, in the
 * order of the page, and what the guide shows is what came.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { GUIDES } from "@svc/server/docs-site/guides.ts";
import { connect } from "@svc/server/platform/db/connect.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCli, buildConform } from "../../sdks/tools/build.ts";
import { makeDatabase } from "../kit/database.ts";
import { WIDE_LIMITS } from "../kit/given.ts";
import { compiledFolder } from "../kit/programs/bundle.ts";
import { findPort } from "../kit/programs/ports.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { aheadMs, clockEnvironment } from "../kit/run-clock.ts";
import { CLI_PROGRAM, CONFORM_PROGRAM } from "../kit/sdks/cli-program.ts";
import { differences, filesOf, runsOf } from "./samples.ts";
import { openStill, type Still } from "./still.ts";

const END_OF_SAMPLE = "=== end of a sample ===";
/**
 * `svc` is the command line as it is built, and so is what `npx` runs. `sleep` is replaced by
 * waiting until all is still. `date`, of which samples only ask the seconds, goes by the clock of
 * the run.
 */
const PREAMBLE = `set -eo pipefail
date() { echo $(($(command date +%s) + ${Math.round(aheadMs() / 1_000)})); }
svc() { node "${CLI_PROGRAM}" "$@"; }
npx() { test "$1" = svc-conform && shift && node "${CONFORM_PROGRAM}" "$@"; }
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
sleep() { curl -sS "$SVC_STILL"; }
`;

/** What programs of Node that a sample starts go by. */
const FOLLOW_CLOCK = join(import.meta.dirname, "..", "kit", "programs", "follow-clock.ts");

/** The port on which the guides run the reader's server; here any free one. */
const WRITTEN_PORT = "4242";

let folder: string;
let port: string;
let program: Program;
let key: string;
let still: Still;

beforeAll(async () => {
  await buildCli();
  await buildConform();
  folder = mkdtempSync(join(tmpdir(), "svc-guides-"));
  const database_url = await makeDatabase(`guides_${process.pid}`);
  port = String(await findPort());
  program = await startProgram({ role: "all", database_url, folder: join(folder, ".data") });
  still = await openStill(database_url);
  await liftRations(database_url);
  ({ key } = JSON.parse(readFileSync(join(folder, ".data", "sandbox.json"), "utf8")));
});

afterAll(async () => {
  await still.close();
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A reader takes hours for what is pasted here within seconds. */
async function liftRations(database_url: string): Promise<void> {
  const { sql } = connect({ database_url, pool: 1 });
  const limits = JSON.stringify(WIDE_LIMITS);
  await sql`update accounts set limits = ${limits}::jsonb, facts_version = facts_version + 1`;
  await sql.end();
}

/** A page that is read once is not worth compressing with all effort. */
const PLAIN = { headers: { "accept-encoding": "identity" } };

const NAMES = Object.values(GUIDES).flat();

describe("the guide", () => {
  it.each(NAMES)("%s answers its samples as it shows", async (name) => {
    await startAnew();
    const page = await fetch(`${program.origin}/docs/guides/${name}.md`, PLAIN);
    const markdown = (await page.text()).replaceAll(WRITTEN_PORT, port);
    for (const file of filesOf(markdown)) writeFileSync(join(folder, file.name), file.text);
    const runs = runsOf(markdown);
    const outputs = await paste(runs.map(({ shell }) => shell));
    expect(outputs).toHaveLength(runs.length);
    for (const [index, { shell, shown }] of runs.entries()) {
      const output = outputs[index] ?? "";
      const wrong = shown === undefined ? strayErrors(output) : compare(shown, output);
      expect(wrong, `${shell}\n→ ${output}`).toEqual([]);
    }
  });
});

function compare(shown: unknown, output: string): string[] {
  if (typeof shown !== "string") return differences(shown, JSON.parse(output));
  const lines = new Set(output.split("\n"));
  return shown.split("\n").filter((line) => !lines.has(line));
}

/** A sample that shows no answer is one that succeeds. */
function strayErrors(output: string): string[] {
  return output.match(/"error":\{.*/g) ?? [];
}

/** No sale, reference or key of an Idempotency-Key is left of the guide before. */
async function startAnew(): Promise<void> {
  const answer = await fetch(`${program.origin}/dev/v1/test/reset`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBe(200);
}

/** What each of the samples prints, all of them in one shell. */
async function paste(samples: readonly string[]): Promise<string[]> {
  const script = samples.map((shell) => `${shell}\nprintf '\\n${END_OF_SAMPLE}\\n'`).join("\n");
  const { PATH = "", HOME } = process.env;
  const { stdout } = await promisify(execFile)("bash", ["-c", PREAMBLE + script], {
    cwd: folder,
    env: {
      ...clockEnvironment(),
      NODE_OPTIONS: `--import=${FOLLOW_CLOCK}`,
      // The command line is started for each sample, and compiled for the first.
      NODE_COMPILE_CACHE: compiledFolder(),
      PATH: `${dirname(process.execPath)}:${PATH}`,
      HOME,
      SVC_STILL: still.url,
      SVC_URL: `${program.origin}/dev/v1`,
      SVC_KEY: key,
      SVC_CONFIG_DIR: join(folder, "config"),
    },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`A sample ended the shell:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout
    .split(END_OF_SAMPLE)
    .slice(0, -1)
    .map((output) => output.trim());
}
