/** B12: how fast the dispatch worker hands over, against a claim of 200 from a table of its own. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import type { Books } from "../books.ts";
import { runPgbench } from "../pgbench.ts";
import { startProgram } from "../program.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const SENDS = 6_400;
const SENDS_A_CALL = 32;
const WORK = 400_000;
const CLAIMED_AT_ONCE = 200;
const PEER_SECONDS = 3;

export interface DispatchFigures {
  readonly handed_over_per_second: number;
  readonly claimed_per_second: number;
}

/** Leaves sends for a worker to find, starts one, and reads off the attempts what it did. */
export async function measureDispatch(books: Books): Promise<DispatchFigures> {
  await books.clear();
  const database = openDatabase({ database_url: books.url, pool: 1 });
  try {
    await database.read(async ({ sql }) => {
      for (let sends = 0; sends < SENDS; sends += SENDS_A_CALL) {
        await sql`select bench.place_sends(${SENDS_A_CALL}, 100)`;
      }
    });
    const worker = await startProgram(SERVER, {
      DATABASE_URL: books.url,
      SVC_ROLE: "all",
      SVC_ENV: "sandbox",
    });
    const handed_over_per_second = await database.read(async ({ sql }) => {
      for (;;) {
        const [told] = await sql<{ waiting: number; per_second: number }[]>`
          select (select count(*)::int from sends where status = 'pending') as waiting,
            count(*) / nullif(extract(epoch from max(at) - min(at)), 0)::float8 as per_second
          from send_attempts where kind = 'submit'`;
        if (told?.waiting === 0) return told.per_second;
        await sleep(100);
      }
    });
    await worker.stop();
    return { handed_over_per_second, claimed_per_second: await claimBare(books.url) };
  } finally {
    await database.close();
  }
}

async function claimBare(url: string): Promise<number> {
  const database = openDatabase({ database_url: url, pool: 1 });
  await database.read(async ({ sql }) => {
    await sql`drop table if exists bench.work`;
    await sql`
      create table bench.work as
      select gen_random_uuid() as id, now() as due_at, null::timestamptz as lease_until
      from generate_series(1, ${WORK}::int)`;
    await sql`create index on bench.work (due_at) where lease_until is null`;
    await sql`alter table bench.work add primary key (id)`;
    await sql`vacuum analyze bench.work`;
  });
  await database.close();
  const order = { script: "claim-work.pgbench", clients: 1, seconds: PEER_SECONDS, variables: {} };
  const { transactions, seconds } = await runPgbench(url, order);
  return Math.min(transactions * CLAIMED_AT_ONCE, WORK) / seconds;
}
