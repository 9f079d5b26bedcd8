import { runNow } from "../run-clock.ts";

/** Writes down how long a program's turns keep everybody else waiting. */

/** Shorter turns are not reported. */
const NOTED_MS = 50;

/** One turn of an event loop. Units: CPU milliseconds of its thread; wall milliseconds. */
export interface Turn {
  readonly turn_ms: number;
  readonly at_ms: number;
}

/**
 * Reports each long turn on the standard error, in CPU time: on a busy machine the wall says how
 * long a thread waited for a core.
 */
export function reportTurns(): void {
  let last = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    const turn_ms = (now.user - last.user + now.system - last.system) / 1_000;
    last = now;
    if (turn_ms < NOTED_MS) return;
    process.stderr.write(`${JSON.stringify({ turn_ms, at_ms: runNow() } satisfies Turn)}\n`);
  }, 1).unref();
}

/** The long turns that a program has reported since a moment. */
export function turnsSince(output: string, since_ms: number): Turn[] {
  const lines = output.split("\n").filter((line) => line.startsWith('{"turn_ms"'));
  return lines.map((line) => JSON.parse(line) as Turn).filter(({ at_ms }) => at_ms >= since_ms);
}
