/** B13: the server against Prism, which plays the same contract from its examples alone. */
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Books } from "../books.ts";
import { startGenerator } from "../load/load.ts";
import { findPort, startProgram } from "../program.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const SERVER = join(ROOT, "server", "main.ts");
const FOLDER = join(ROOT, ".data", "prism");
const PRISM = "@stoplight/prism-cli@5.14.2";
const CONNECTIONS = 32;
const POLL_MS = 20;
/** Prism resolves the whole contract before it answers; past this it counts as not started. */
const START_WITHIN_MS = 60_000;

export interface PrismFigures {
  readonly start: number;
  /** Null when Prism did not come to answer anything. */
  readonly speed: number | null;
}

/** Starts both and sells at both; Prism is installed beside the data when it is not there. */
export async function measurePrism(
  books: Books,
  { seconds }: { seconds: number },
): Promise<PrismFigures> {
  await installPrism();
  await books.clear();
  const generator = startGenerator();
  const sell = (port: number, path: string) =>
    generator.run({
      ...{ targets: [{ port, bearers: books.bearers }], path, connections: CONNECTIONS, seconds },
    });
  try {
    const server_began_ms = performance.now();
    const settings = { DATABASE_URL: books.url, SVC_ROLE: "api", SVC_ENV: "sandbox" };
    const server = await startProgram(SERVER, settings);
    const server_ms = performance.now() - server_began_ms;
    const ours = await sell(server.port, "/dev/v1/sends");
    await server.stop();
    const prism = await startPrism();
    const start = server_ms / prism.started_ms;
    const theirs = prism.answers ? await sell(prism.port, "/sends") : null;
    prism.stop();
    if (theirs === null) return { start, speed: null };
    return { start, speed: ours.answered / ours.seconds / (theirs.answered / theirs.seconds) };
  } finally {
    generator.stop();
  }
}

/** The file that starts it. */
export async function installPrism(): Promise<string> {
  if (!existsSync(join(FOLDER, "node_modules"))) {
    const args = ["install", "--no-audit", "--no-fund", "--no-save", "--prefix", FOLDER, PRISM];
    await promisify(execFile)("npm", args);
  }
  return join(FOLDER, "node_modules", "@stoplight", "prism-cli", "dist", "index.js");
}

async function startPrism() {
  const port = await findPort();
  const began_ms = performance.now();
  const child = spawn(
    process.execPath,
    [
      await installPrism(),
      "mock",
      join(ROOT, "generated", "openapi.json"),
      `--port=${port}`,
      "--verboseLevel=silent",
    ],
    { stdio: "ignore" },
  );
  let answers = false;
  while (!answers && performance.now() - began_ms < START_WITHIN_MS) {
    if (child.exitCode !== null) throw new Error("Prism did not start.");
    answers = await fetch(`http://127.0.0.1:${port}/health`).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    );
    if (!answers) await sleep(POLL_MS);
  }
  const started_ms = performance.now() - began_ms;
  return { port, answers, started_ms, stop: () => void child.kill("SIGKILL") };
}
