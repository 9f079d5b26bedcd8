/** The built command line as a process that a test waits on, stops and kills. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { timeLimit } from "../time-limit.ts";

export const CLI_PROGRAM = join(SDKS, "cli", "dist", "svc.cjs");
export const CONFORM_PROGRAM = join(SDKS, "conform", "dist", "svc-conform.cjs");
const WITHIN_MS = timeLimit(30_000);

export interface Started {
  readonly said: () => string;
  /** Waits until it has printed this. */
  readonly until: (text: string) => Promise<void>;
  /** Ends it by a signal; answers its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly ended: () => Promise<number | null>;
}

export function startCli(argv: readonly string[], env: Readonly<Record<string, string>>): Started {
  const { PATH } = process.env;
  const child: ChildProcess = spawn(process.execPath, [CLI_PROGRAM, ...argv], {
    env: { PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      said += text;
    });
  }
  return {
    said: () => said,
    until: (text) =>
      eventually(
        () => said.includes(text),
        () => `It did not say ${text}:\n${said}`,
      ),
    async end(signal) {
      child.kill(signal);
      return await ended;
    },
    ended: () => ended,
  };
}

/** Waits until something is so. */
export async function eventually(isSo: () => boolean, complaint: () => string): Promise<void> {
  const until_ms = performance.now() + WITHIN_MS;
  while (!isSo()) {
    if (performance.now() > until_ms) throw new Error(complaint());
    await pause(20);
  }
}

interface Received {
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A program of a reader's, which takes every event. */
export async function startReceiver(port = 0) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString("utf8");
    received.push({ id: JSON.parse(body).id, body, headers: request.headers });
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const { port: own } = server.address() as { port: number };
  return {
    received,
    port: own,
    url: `http://127.0.0.1:${own}/webhooks`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
