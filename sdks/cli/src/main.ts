#!/usr/bin/env node
/** The program `svc`. */
import type { Io, Output } from "./io.ts";
import { run } from "./run.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
// A reader such as `head` has seen enough.
process.stdout.on("error", () => process.exit(0));

const io: Io = {
  env: process.env,
  out: outputOf(process.stdout),
  err: outputOf(process.stderr),
  ask,
  readInput,
  inputLines,
  onKey,
  stop: stopping.signal,
};

void run(process.argv.slice(2), io).then(async (code) => {
  await flushed();
  // A connection that hangs would keep the process alive.
  process.exit(code);
});

function outputOf(stream: NodeJS.WriteStream): Output {
  const { NO_COLOR, TERM, COLUMNS } = process.env;
  const is_terminal = stream.isTTY === true;
  const is_plain = Boolean(NO_COLOR) || TERM === "dumb" || process.argv.includes("--no-color");
  return {
    write: (text) => void stream.write(text),
    is_terminal,
    columns: stream.columns ?? (Number(COLUMNS) || 80),
    has_colors: is_terminal && !is_plain,
  };
}

/** What is piped in can be read once, and a question has no answer there. */
async function ask(question: string, is_hidden = false): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const [{ createInterface }, { Writable }] = await Promise.all([
    import("node:readline"),
    import("node:stream"),
  ]);
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const output = is_hidden ? nowhere : process.stderr;
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await new Promise<string | null>((resolve) => {
      reader.once("line", resolve);
      reader.once("close", () => resolve(null));
      reader.once("SIGINT", () => {
        stopping.abort();
        reader.close();
      });
    });
  } finally {
    reader.close();
    if (is_hidden) process.stderr.write("\n");
  }
}

function onKey(hear: (key: string) => void): () => void {
  const { stdin } = process;
  if (!stdin.isTTY) return () => {};
  const onText = (text: Buffer) => {
    // In raw mode the terminal itself does not stop a program.
    if (text.includes(3)) stopping.abort();
    else hear(text.toString());
  };
  stdin.setRawMode(true).resume().on("data", onText);
  return () => void stdin.setRawMode(false).pause().off("data", onText);
}

async function readInput(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

async function* inputLines(): AsyncGenerator<string> {
  const { createInterface } = await import("node:readline");
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  stopping.signal.addEventListener("abort", () => reader.close());
  yield* reader;
}

/** Pipes take what is written in their own time. */
async function flushed(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise<void>((done) => void stream.write("", () => done()));
  }
}
