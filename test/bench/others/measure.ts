/** What one arm took in one round, of the processor and of the log. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Books } from "../books.ts";
import { readUsed } from "../cpu.ts";
import { type Asker, quantile } from "../reads/ask.ts";
import type { Arm } from "./arms.ts";

/** What is written after the answers is part of their cost. */
const SETTLE_MS = 1_200;

export interface Measured {
  readonly arm: Arm;
  readonly round: number;
  readonly connections: number;
  readonly answers: number;
  readonly core: {
    /** Answers a second. */
    readonly speed: number;
    readonly p50_ms: number;
    /** Processor time of the program and its helpers, and of PostgreSQL, an answer. */
    readonly program_us: number;
    readonly database_us: number;
    readonly log_bytes: number;
  };
}

export async function measureArm(
  arm: Arm,
  {
    books,
    asker,
    load,
  }: {
    readonly books: Books;
    readonly asker: Asker;
    readonly load: { round: number; connections: number; seconds: number };
  },
): Promise<Measured> {
  const pids = [arm.program.pid, ...arm.helpers];
  const read = async () => {
    const { database, programs } = readUsed(books.postmaster_pid, pids);
    const program = [...programs.values()].reduce((total, seconds) => total + seconds, 0);
    return { database, program, log: await books.walBytes() };
  };
  const before = await read();
  const { answers_per_second, latencies_ms } = await asker.askFor(arm.ask, load);
  await sleep(SETTLE_MS);
  const after = await read();
  const answers = latencies_ms.length;
  return {
    ...{ arm, answers, round: load.round, connections: load.connections },
    core: {
      ...{ speed: answers_per_second, p50_ms: quantile(latencies_ms, 0.5) },
      program_us: ((after.program - before.program) * 1e6) / answers,
      database_us: ((after.database - before.database) * 1e6) / answers,
      log_bytes: Number(after.log - before.log) / answers,
    },
  };
}
