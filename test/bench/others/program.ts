/** A program of others, or ours as people start it, from its start to its end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pidOf } from "../load/load.ts";

const POLL_MS = 20;
/** Prism resolves a large contract for minutes where others use the machine. */
const START_WITHIN_MS = 900_000;
const TICK_MS = 10;
/** Fields of /proc/<pid>/stat behind the program's name. */
const USER = 11;
const SYSTEM = 12;

export interface Command {
  readonly name: string;
  readonly run: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Answers as soon as the program does, whatever it says; without a path, takes a connection. */
  readonly answers_at: { readonly port: number; readonly path: string | null };
}

export interface Started {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  /** Processor time until the first answer, user and system. */
  readonly start_ms: number;
  readonly resident_mb: number;
  stop(): Promise<void>;
}

/** Starts it and returns when it has answered. */
export async function start({
  name,
  run,
  args,
  environment,
  answers_at,
}: Command): Promise<Started> {
  const child = spawn(run, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ["ignore", "ignore", process.env.BENCH_LOG ? "inherit" : "ignore"],
  });
  const pid = pidOf(child);
  const until_ms = performance.now() + START_WITHIN_MS;
  while (!(await answers(answers_at))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start; BENCH_LOG=1 shows why.`);
    if (performance.now() > until_ms) {
      child.kill("SIGKILL");
      throw new Error(`${name} did not answer within ${START_WITHIN_MS / 1_000} s.`);
    }
    await sleep(POLL_MS);
  }
  return {
    ...{ name, pid, port: answers_at.port },
    start_ms: usedMs(pid),
    resident_mb: residentMb(pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function answers({ port, path }: Command["answers_at"]): Promise<boolean> {
  if (path === null) return await connects(port);
  return await fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.arrayBuffer().then(() => true),
    () => false,
  );
}

async function connects(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1" });
  const [outcome] = await Promise.allSettled([once(socket, "connect")]);
  socket.destroy();
  return outcome.status === "fulfilled";
}

function usedMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "latin1");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}

function residentMb(pid: number): number {
  const [, kilobytes = 0] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
  return Number(kilobytes) / 1_024;
}
