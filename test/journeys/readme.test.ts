/**
 * The commands of README.md, run as they stand there. Only host and port are rewritten, because
 * another program may have port 4000 on the machine of the tests.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPort } from "../kit/programs/ports.ts";
import { makeRunFolder } from "../kit/run-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const README_ORIGIN = "http://127.0.0.1:4000";
/** Contract of the road: ready within a minute, installation apart. */
const READY_WITHIN_MS = 60_000;
/** What separates the answers of commands that run in one shell; no answer holds it. */
const END_OF_ANSWER = "=== end of an answer ===";

const [start = "", ...commands] = shellBlocks(README);

let folder: string;
let origin: string;
let server: ChildProcess;
let output = "";
let ready_after_ms: number;
let answers: unknown[];

beforeAll(async () => {
  folder = makeRunFolder("readme");
  // Under root the database runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  const port = await findPort();
  origin = `http://127.0.0.1:${port}`;
  ready_after_ms = await startServer(port);
  answers = await runTogether([...commands, commands[1] ?? ""]);
});

afterAll(async () => {
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

describe("the commands of README.md", () => {
  it("are npm start and three more", () => {
    expect(start).toBe("npm start");
    expect(commands).toHaveLength(3);
    expect(commands.every((command) => command.includes(README_ORIGIN))).toBe(true);
  });

  it("start a server that is ready within a minute and prints the three others filled in", () => {
    expect(ready_after_ms).toBeLessThan(READY_WITHIN_MS);
    const { key } = JSON.parse(readFileSync(join(folder, ".data", "sandbox.json"), "utf8"));
    for (const command of commands) {
      const filled = here(command).replace(/^KEY=\$\(.*?\)(?= )/, `KEY=${key}`);
      expect(output).toContain(filled);
    }
  });

  it("take the key of the sandbox and show whose it is", () => {
    expect(answers[0]).toMatchObject({ object: "account", mode: "test" });
  });

  it("sell US$5.00 of airtime", () => {
    expect(answers[1]).toMatchObject({
      object: "send",
      status: "pending",
      amount: "5.00",
      currency: "USD",
      client_reference: "readme-1",
    });
  });

  it("show it delivered", () => {
    expect(answers[2]).toMatchObject({
      object: "list",
      data: [{ id: (answers[1] as { id: string }).id, status: "delivered" }],
    });
    const [, shown = ""] = /```json\n(.*?)\n```/s.exec(README) ?? [];
    const { id: _, ...fields } = JSON.parse(shown) as Record<string, unknown>;
    expect(answers[2]).toMatchObject({ data: [fields] });
  });

  it("sell it once, however often the second is sent", () => {
    expect(answers[3]).toMatchObject({
      id: (answers[1] as { id: string }).id,
      credit_transactions: (answers[1] as { credit_transactions: string[] }).credit_transactions,
    });
  });
});

/** The blocks of shell in the order of the text. */
function shellBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/```sh\n(.*?)\n```/gs)].map(([, block = ""]) => block);
}

function here(command: string): string {
  return command.replaceAll(README_ORIGIN, origin);
}

/** Runs the first block in the project's folder, and answers how long it took to be ready. */
async function startServer(port: number): Promise<number> {
  const started_ms = performance.now();
  // A group of its own, so that what npm starts is stopped with it.
  server = spawn("bash", ["-c", start], {
    cwd: ROOT,
    detached: true,
    env: { ...machine(), PORT: String(port), SVC_DATA_DIR: join(folder, ".data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("client_reference=readme-1")) resolve();
    });
  }
  server.once("exit", () => reject(new Error(`npm start ended:\n${output}`)));
  await promise;
  return performance.now() - started_ms;
}

async function stopServer(): Promise<void> {
  if (server?.pid === undefined || server.exitCode !== null) return;
  const ended = once(server, "exit");
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

/** Runs commands in one shell, in the folder that holds `.data`, and reads what each answers. */
async function runTogether(blocks: readonly string[]): Promise<unknown[]> {
  const script = blocks
    .map((block) => `${here(block)}\nprintf '\\n${END_OF_ANSWER}\\n'`)
    .join("\n");
  const { stdout } = await promisify(execFile)("bash", ["-c", script], {
    cwd: folder,
    env: machine(),
  });
  return stdout
    .split(END_OF_ANSWER)
    .slice(0, -1)
    .map((answer) => JSON.parse(answer) as unknown);
}

/** The environment of a person: nothing of the test run, and the Node that runs it. */
function machine(): NodeJS.ProcessEnv {
  const { PATH = "", HOME } = process.env;
  return { PATH: `${dirname(process.execPath)}:${PATH}`, HOME };
}
