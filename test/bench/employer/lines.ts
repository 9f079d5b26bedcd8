/** W2: the lines of a batch until all have ended, against single sales through the same worker. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Books } from "../books.ts";
import type { Program } from "../program.ts";
import { createBatch, linesOf } from "./accept.ts";
import { connect } from "./connect.ts";

const SALES_A_CALL = 640;
export const SALES = 10 * SALES_A_CALL;
const WITHIN_MS = 180_000;

export interface LinesRound {
  readonly lines_per_second: number;
  readonly sales_per_second: number;
}

type Sql = ReturnType<typeof connect>;

/**
 * Plays rounds. The sales are placed before the clock starts, the lines of a batch become sales
 * while it runs: that is part of the work.
 */
export async function measureLines(
  { books, worker }: { books: Books; worker: Program },
  rounds: number,
): Promise<LinesRound[]> {
  const sql = connect(books.url);
  const results: LinesRound[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const bearer = books.bearers.at(-1 - round) ?? "";
      const lines_per_second = await speedOf(sql, "batch_work", () =>
        createBatch(worker, bearer, linesOf(SALES)),
      );
      const sales_per_second = await speedOf(sql, "send_dispatches", () => placeSales(sql));
      results.push({ lines_per_second, sales_per_second });
    }
  } finally {
    await sql.end();
  }
  return results.slice(1);
}

/** How many a second end, of work that is held back until all of it is there. */
async function speedOf(sql: Sql, queue: string, place: () => Promise<unknown>): Promise<number> {
  const work = sql(queue);
  await untilRest(sql);
  await sql.unsafe(holdBack(queue));
  await place();
  await sql.unsafe(`drop trigger hold_back on ${queue}`);
  await sql.unsafe("vacuum analyze sends, send_dispatches, batch_items, batch_work");
  const began_ms = performance.now();
  await sql`update ${work} set due_at = svc_now()`;
  await untilRest(sql);
  return (SALES / (performance.now() - began_ms)) * 1_000;
}

function holdBack(queue: string): string {
  return `
    create or replace function bench.hold_back() returns trigger language plpgsql as $$
    begin new.due_at := 'infinity'; return new; end $$;
    create trigger hold_back before insert on ${queue}
    for each row execute function bench.hold_back()`;
}

async function placeSales(sql: Sql): Promise<void> {
  for (let placed = 0; placed < SALES; placed += SALES_A_CALL) {
    await sql`select bench.place_sends(${SALES_A_CALL}, 1)`;
  }
}

/** Every send has ended, its text is reported, and every batch has. */
async function untilRest(sql: Sql): Promise<void> {
  const until_ms = performance.now() + WITHIN_MS;
  while (performance.now() < until_ms) {
    const [left] = await sql`
      select not exists (select from batch_work) and not exists (select from send_dispatches)
        and not exists (select from messages where due_at is not null) as is_still`;
    if (left?.is_still === true) return;
    await sleep(20);
  }
  throw new Error("The workers did not come to rest.");
}
