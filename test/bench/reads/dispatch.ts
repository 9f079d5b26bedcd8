/**
 * B12: the whole life of sends, from their first hand-over until their last text is reported,
 * against one script of pgbench that writes the same rows in sets of 200.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { type Books, ORGANISATIONS } from "../books.ts";
import { readUsed } from "../cpu.ts";
import { runPgbench } from "../pgbench.ts";
import { type Program, startProgram } from "../program.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const WHOLE_LIFE = join(import.meta.dirname, "..", "peers", "whole-life.sql");
const SENDS_A_CALL = 640;
const SENDS = 10 * SENDS_A_CALL;
/** They live before the clock starts: V8 compiles for about as long. */
const SENDS_TO_WARM_UP = 3 * SENDS;
/** More than the peer can finish while it runs. */
const SENDS_OF_PEER = 60 * SENDS_A_CALL;
const PEER_CLIENTS = 2;
const PEER_SECONDS = 3;
const REST_WITHIN_MS = 600_000;
/** What either side writes; each of them starts with the statistics of a shop. */
const WRITTEN =
  "sends, send_attempts, send_answers, send_dispatches, events, ledger_postings, messages";

export interface DispatchFigures {
  /** Of the worker to the peer. */
  readonly ratio: number;
  readonly lived_per_second: number;
  readonly lived_per_second_by_peer: number;
  /** Of the program and the database together. Units: milliseconds of one core. */
  readonly cpu_ms: number;
  readonly program_us: number;
  readonly database_us: number;
  readonly wal_bytes: number;
  readonly flights: number;
}

/** Leaves sends for a worker to find, and for the peer after it. */
export async function measureDispatch(books: Books): Promise<DispatchFigures> {
  const database = openDatabase({ database_url: books.url, pool: 1 });
  try {
    const figures = await measureWorker(books, database);
    const lived_per_second_by_peer = await measurePeer(books, database);
    const ratio = figures.lived_per_second / lived_per_second_by_peer;
    return { ratio, ...figures, lived_per_second_by_peer };
  } finally {
    await database.close();
  }
}

async function measureWorker(books: Books, database: Database) {
  await books.clear();
  // The scripted steps of the sandbox wait for nothing, so what is measured is work.
  const worker = await startProgram(SERVER, {
    DATABASE_URL: books.url,
    SVC_ROLE: "all",
    SVC_ENV: "sandbox",
    SVC_TEST_STEP: "0s",
  });
  try {
    // The sales before, and the chores of a start, are not measured.
    await untilRest(database);
    await database.read(({ sql }) => sql.unsafe(`vacuum analyze ${WRITTEN}, simulator_vends`));
    for (let lived = 0; lived < SENDS_TO_WARM_UP; lived += SENDS) {
      await measureSet(books, database, worker);
    }
    return await measureSet(books, database, worker);
  } finally {
    await worker.stop();
  }
}

async function measureSet(books: Books, database: Database, worker: Program) {
  const read = async () => ({
    at_ms: performance.now(),
    used: readUsed(books.postmaster_pid, [worker.pid]),
    wal: await books.walBytes(),
    flights: await worker.flights(),
  });
  // None is due while they are being made, so that work on all of them starts at one moment.
  await placeSends(database, { sends: SENDS, due: "infinity" });
  const before = await read();
  await database.read(({ sql }) => sql`update send_dispatches set due_at = svc_now()`);
  await untilRest(database);
  const after = await read();
  assert.deepEqual(await database.read(checkLedger), []);
  const programOf = ({ used }: typeof before) => used.programs.get(worker.pid) ?? 0;
  const program_us = ((programOf(after) - programOf(before)) * 1e6) / SENDS;
  const database_us = ((after.used.database - before.used.database) * 1e6) / SENDS;
  return {
    lived_per_second: (SENDS / (after.at_ms - before.at_ms)) * 1_000,
    cpu_ms: (program_us + database_us) / 1_000,
    program_us,
    database_us,
    wal_bytes: Number(after.wal - before.wal) / SENDS,
    flights: (after.flights - before.flights) / SENDS,
  };
}

async function placeSends(
  database: Database,
  { sends, due }: { sends: number; due: "now" | "infinity" },
): Promise<void> {
  await database.read(async ({ sql }) => {
    for (let placed = 0; placed < sends; placed += SENDS_A_CALL) {
      await sql.begin(async (tx) => {
        await tx`select bench.place_sends(${SENDS_A_CALL}, ${ORGANISATIONS})`;
        if (due === "infinity") await tx`update send_dispatches set due_at = 'infinity'`;
      });
    }
  });
}

/** Nothing is left to do: every send has ended, and its text is reported. */
async function untilRest(database: Database): Promise<void> {
  const until_ms = performance.now() + REST_WITHIN_MS;
  const isStill = async () => {
    const [left] = await database.read(
      ({ sql }) => sql<{ is_still: boolean }[]>`
        select not exists (select from send_dispatches)
          and not exists (select from messages where due_at is not null)
          and not exists (select from chores where due_at <= svc_now()) as is_still`,
    );
    return left?.is_still === true;
  };
  while (!(await isStill())) {
    if (performance.now() > until_ms) throw new Error("The workers did not come to rest.");
    await sleep(50);
  }
}

async function measurePeer(books: Books, database: Database): Promise<number> {
  await books.clear();
  await database.read(({ sql }) => sql`truncate messages`);
  await placeSends(database, { sends: SENDS_OF_PEER, due: "now" });
  await database.read(async ({ sql }) => {
    await sql.unsafe(readFileSync(WHOLE_LIFE, "utf8"));
    await sql.unsafe(`vacuum analyze ${WRITTEN}`);
  });
  const order = { script: "whole-life.pgbench", clients: PEER_CLIENTS, variables: {} };
  const { seconds } = await runPgbench(books.url, { ...order, seconds: PEER_SECONDS });
  const [told] = await database.read(
    ({ sql }) => sql<{ reported: number; left: number }[]>`
      select count(*) filter (where status = 'delivered')::int as reported,
        (select count(*)::int from send_dispatches) as left from messages`,
  );
  assert(told !== undefined && told.left > 0, "The peer has run out of sends.");
  assert.deepEqual(await database.read(checkLedger), []);
  return told.reported / seconds;
}
