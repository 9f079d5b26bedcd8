/** The real sandbox, started for the scenario with a database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../../tools/paths.ts";

export interface Sandbox {
  readonly origin: string;
  readonly key: string;
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 90_000;

export async function startSandbox(): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), "svc-sdks-"));
  // Under root the database runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [PATH = "", HOME = ""] = [process.env.PATH, process.env.HOME];
  const server = spawn(process.execPath, [join(ROOT, "server", "main.ts")], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: String(port), SVC_DATA_DIR: folder, SVC_TEST_STEP: "200ms" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  server.stderr.on("data", (text) => {
    output = (output + text).slice(-8_000);
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, server, () => output);
  const { key } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
  return { origin, key, stop: () => stop(server, folder) };
}

async function untilReady(
  origin: string,
  server: ChildProcess,
  output: () => string,
): Promise<void> {
  const until_ms = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until_ms && server.exitCode === null) {
    const answer = await fetch(`${origin}/dev/v1/health`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  server.kill("SIGKILL");
  throw new Error(`The service did not start:\n${output()}`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = once(server, "exit");
  if (server.exitCode === null) {
    server.kill("SIGTERM");
    await ended;
  }
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
