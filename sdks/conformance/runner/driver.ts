/** A driver of one SDK: JSON lines to it, JSON lines from it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Started } from "./platform.ts";

export interface Command {
  readonly op: string;
  readonly client?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a driver answers: one of the two. */
export interface Answer {
  readonly ok?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
}

export interface Driver {
  readonly name: string;
  /** The number of the command, by which it can be cancelled, and its answer. */
  readonly send: (command: Command) => { readonly id: number; readonly answer: Promise<Answer> };
  /** Everything that it has answered or printed so far. */
  readonly log: () => string;
  /** What it has written to standard error so far. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

const ANSWER_WITHIN_MS = 40_000;

export function startDriver(
  { name, command, args, cwd }: Started,
  environment: Readonly<Record<string, string>> = {},
): Driver {
  const [PATH = "", HOME = ""] = [process.env.PATH, process.env.HOME];
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, PYTHONDONTWRITEBYTECODE: "1", ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let log = "";
  let errors = "";
  let next = 0;
  const fail = (why: string): void => {
    for (const settle of waiting.values())
      settle({ error: { class: "DriverError", message: why } });
    waiting.clear();
  };
  createInterface({ input: child.stdout }).on("line", (line) => {
    log += `${line}\n`;
    const { id, ...answer } = JSON.parse(line);
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  child.stderr.on("data", (text) => {
    log += text;
    errors += text;
  });
  child.on("error", (error) => fail(error.message));
  child.on("exit", () => fail(`The driver ended: ${log.slice(-1_000)}`));
  return {
    name,
    log: () => log,
    errors: () => errors,
    send(one) {
      const id = ++next;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(id, resolve);
      const message = `${one.op} was not answered in time.`;
      const late = setTimeout(
        () => resolve({ error: { class: "DriverError", message } }),
        ANSWER_WITHIN_MS,
      );
      child.stdin.write(`${JSON.stringify({ id, ...one })}\n`);
      return { id, answer: promise.finally(() => clearTimeout(late)) };
    },
    stop: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.stdin?.end();
  const late = setTimeout(() => child.kill("SIGKILL"), 2_000);
  await promise;
  clearTimeout(late);
}
