/** A worker of Celery, whose processes are forks of one that has used the client. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox } from "../../../sdks/conformance/runner/sandbox.ts";
import { timeLimit } from "../time-limit.ts";
import { environmentOf, outputOf, type Program } from "./programs.ts";

/** What became of an order. */
interface Sold {
  readonly number: string;
  readonly send?: string;
  readonly code?: string;
}

const STARTS_WITHIN_MS = timeLimit(30_000);
const STOPS_WITHIN_MS = timeLimit(10_000);
const ORDERS = join(import.meta.dirname, "celery_orders.py");
const WORKER = ["-m", "celery", "-A", "shop", "worker", "--pool", "prefork", "--concurrency", "4"];

export function itSellsFromAQueue(program: Program, sandbox: () => Sandbox): void {
  let child: ChildProcess;

  beforeAll(async () => {
    const env = { ...environmentOf(program, sandbox()), C_FORCE_ROOT: "1" };
    const args = [...WORKER, "--loglevel", "info", "--without-mingle", "--without-gossip"];
    child = spawn(program.command, args, { cwd: program.cwd, env });
    await untilReady(child);
  });
  afterAll(() => stop(child));

  it("gives each of many orders its own sale, and one that comes twice one sale", async () => {
    const args = [ORDERS, program.cwd ?? ""];
    const lines = outputOf({ ...program, args }, sandbox())
      .trim()
      .split("\n");
    const sold = lines.map((line) => JSON.parse(line) as Sold);
    const [refused, again, first] = sold.toReversed();
    const many = sold.slice(0, -3);
    expect(many).toHaveLength(32);
    expect(await Promise.all(many.map((one) => orderOf(sandbox(), one)))).toEqual(
      many.map(({ number }) => number),
    );
    expect(first?.send).toMatch(/^snd_/);
    expect(again?.send).toBe(first?.send);
    expect(refused?.code).toBe("amount_out_of_range");
  });
}

/** The number under which the service has the send of an order; what became of it otherwise. */
async function orderOf({ origin, key }: Sandbox, sold: Sold): Promise<unknown> {
  if (sold.send === undefined) return sold;
  const headers = { Authorization: `Bearer ${key}` };
  const response = await fetch(`${origin}/dev/v1/sends/${sold.send}`, { headers });
  return ((await response.json()) as { client_reference?: string }).client_reference ?? sold;
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      said += text;
    });
  }
  const until_ms = performance.now() + STARTS_WITHIN_MS;
  while (!/ ready\.$/m.test(said)) {
    if (performance.now() > until_ms || child.exitCode !== null) {
      throw new Error(`The worker did not start:\n${said}`);
    }
    await pause(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOPS_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
