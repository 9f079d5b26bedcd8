#!/usr/bin/env node
/** The program `svc-conform`. */
import { run } from "./run.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());

void run(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stop: stopping.signal,
}).then((code) => {
  process.exitCode = code;
});
