import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A program, and the keys of the organisations that sell at it; each sale is one's by chance. */
export interface Target {
  readonly port: number;
  readonly bearers: readonly string[];
}

/** What to send, to whom and for how long. */
export interface LoadOrder {
  /** Connections go to them in turn. */
  readonly targets: readonly Target[];
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
}

/** The result. */
export interface Load {
  readonly answered: number;
  /** Answers other than 202, and the first of them whole. */
  readonly refused: number;
  readonly first_refusal: string | null;
  readonly seconds: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** The program that makes load; it lives through the whole run, so that it is warm in every arm. */
export interface Generator {
  readonly pid: number;
  run(order: LoadOrder): Promise<Load>;
  stop(): void;
}

export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, "generator.ts"), { stdio: "inherit" });
  return {
    pid: pidOf(child),
    async run(order) {
      child.send(order);
      const [load] = (await once(child, "message")) as [Load | { failed: string }];
      if ("failed" in load) throw new Error(`The load broke off: ${load.failed}`);
      return load;
    },
    stop: () => void child.kill(),
  };
}

/** The id of a program that was started; it has none when it could not be. */
export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("A program could not be started.");
  return pid;
}
