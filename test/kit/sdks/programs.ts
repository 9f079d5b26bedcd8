/** Programs of an SDK as a reader runs them: its examples, its receiver, the README's first. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Sandbox } from "../../../sdks/conformance/runner/sandbox.ts";
import { timeLimit } from "../time-limit.ts";

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** What its language needs; of the test run it gets nothing but the path. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const LISTENS_WITHIN_MS = timeLimit(15_000);
/** Signs the webhooks that a program receives. */
export const SECRET = "whsec_exampleSecret1";

/** Each example runs to its end, says something, and shows no key. */
export function itRunsExamples(programs: readonly Program[], sandbox: () => Sandbox): void {
  it.each(programs)("the example $name runs to its end and says something", (program) => {
    const said = outputOf(program, sandbox());
    expect(said.trim()).not.toBe("");
    expect(said).not.toContain(sandbox().key);
  });
}

/** What a program prints; nothing may stand on the other stream. */
export function outputOf(program: Program, sandbox: Sandbox): string {
  const { command, args, cwd } = program;
  const env = environmentOf(program, sandbox);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout;
}

/** A receiver says "listening on" and its port when PORT is 0; the server of PHP its address. */
export function itReceivesWebhooks(program: Program, sandbox: () => Sandbox): void {
  it(`the example ${program.name} takes what is signed, and refuses what is not`, async () => {
    const { command, args, cwd } = program;
    const own = { PORT: "0", SVC_WEBHOOK_SECRET: SECRET };
    const env = { ...environmentOf(program, sandbox()), ...own };
    const child = spawn(command, args, { cwd, env });
    try {
      const url = `http://127.0.0.1:${await untilListening(child)}/`;
      expect(await statusesOf(url)).toEqual([204, 400, 400]);
    } finally {
      child.kill("SIGKILL");
    }
  });
}

/** Of a signed webhook, of one with another signature, and of one whose body was changed. */
export async function statusesOf(url: string): Promise<number[]> {
  const { webhooks } = await import("../../../sdks/node/src/index.ts");
  const body = '{"id":"evt_1","type":"send.delivered","data":{"object":{"id":"snd_1"}}}';
  const signed = await webhooks.signTestHeader(body, SECRET);
  const statuses: number[] = [];
  for (const [sent, signature] of [
    [body, signed],
    [body, "t=1"],
    [body.replace("snd_1", "snd_2"), signed],
  ] as const) {
    const headers = { "Svc-Signature": signature, "Content-Type": "application/json" };
    const { status } = await fetch(url, { method: "POST", body: sent, headers });
    statuses.push(status);
  }
  return statuses;
}

/** The sandbox and its key, and what the program's language needs. */
export function environmentOf({ env }: Program, { origin, key }: Sandbox): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, SVC_URL: origin, SVC_KEY: key, ...env };
}

/** The port that a server says it listens on, in its own words or in those of its framework. */
export async function untilListening(child: ChildProcess): Promise<string> {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  child.stdout?.on("data", (text) => {
    said += text;
  });
  const until_ms = performance.now() + LISTENS_WITHIN_MS;
  while (performance.now() < until_ms && child.exitCode === null) {
    const port = /(?:listening on |http:\/\/127\.0\.0\.1:|started on port )(\d+)/.exec(said)?.[1];
    if (port !== undefined) return port;
    await pause(50);
  }
  throw new Error(`The receiver did not start:\n${said}`);
}
