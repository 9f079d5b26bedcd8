import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pidOf } from "./load/load.ts";

const START_WITHIN_MS = 120_000;
const POLL_EVERY_MS = 50;

/** A measured program: the server, or a peer of it. */
export interface Program {
  readonly pid: number;
  readonly port: number;
  /** Waits for the database so far. */
  flights(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program on a free port, and returns when it answers. */
export async function startProgram(
  entry: string,
  environment: Readonly<Record<string, string>>,
  preloaded: readonly string[] = [],
): Promise<Program> {
  const port = await findPort();
  const child = fork(entry, {
    execArgv: [join(import.meta.dirname, "count-flights.ts"), ...preloaded].flatMap((path) => [
      "--import",
      path,
    ]),
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment, PORT: String(port) },
    // Log lines are written as always, and discarded.
    stdio: ["ignore", "ignore", process.env.BENCH_LOG ? "inherit" : "ignore", "ipc"],
  });
  await untilItAnswers(child, port);
  return {
    pid: pidOf(child),
    port,
    async flights() {
      child.send("flights");
      const [{ flights }] = (await once(child, "message")) as [{ flights: number }];
      return flights;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

export async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Any answer will do: it is asked for a path that no program has. */
async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  const deadline_ms = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline_ms) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.at(-1)} did not start.`);
    try {
      await (await fetch(`http://127.0.0.1:${port}/nothing`)).arrayBuffer();
      return;
    } catch {
      await sleep(POLL_EVERY_MS);
    }
  }
  throw new Error(`${child.spawnargs.at(-1)} did not answer.`);
}
