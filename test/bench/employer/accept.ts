/** W1: a batch of 10,000 lines over HTTP, against one COPY of the rows that it wrote. */
import { pipeline } from "node:stream/promises";
import type { Books } from "../books.ts";
import type { Program } from "../program.ts";
import { connect } from "./connect.ts";

export const LINES = 10_000;

export interface AcceptRound {
  readonly accepted_ms: number;
  readonly copied_ms: number;
}

/** Lines that anybody could be sold; the numbers of a batch differ. */
export function linesOf(count: number): string {
  const items = Array.from({ length: count }, (_, index) => ({
    target: `+26377${String(index % 1_000).padStart(3, "0")}0000`,
    amount: "1.00",
    client_reference: `line-${index + 1}`,
  }));
  return JSON.stringify({ currency: "USD", items });
}

/** Plays rounds; each has an organisation of its own, for the references are bound for good. */
export async function measureAccept(
  { books, api }: { books: Books; api: Program },
  rounds: number,
): Promise<AcceptRound[]> {
  const sql = connect(books.url);
  const body = linesOf(LINES);
  const results: AcceptRound[] = [];
  try {
    await sql`create table bench.copied (like batch_items including all)`;
    for (const bearer of books.bearers.slice(0, rounds + 1)) {
      const began_ms = performance.now();
      const id = await createBatch(api, bearer, body);
      const accepted_ms = performance.now() - began_ms;
      results.push({ accepted_ms, copied_ms: await copyLines(sql, id) });
    }
    // Nobody sells them: the books are cleared next.
    await sql`truncate batches, credit_reservations cascade`;
  } finally {
    await sql.end();
  }
  // The first one finds nothing warm.
  return results.slice(1);
}

/** Returns the wire id. */
export async function createBatch(api: Program, bearer: string, body: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${api.port}/dev/v1/batches`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body,
  });
  const said = (await answer.json()) as { id: string };
  if (answer.status !== 202) throw new Error(`A batch was answered ${JSON.stringify(said)}`);
  return said.id;
}

async function copyLines(sql: ReturnType<typeof connect>, id: string): Promise<number> {
  const [newest] = await sql<{ batch_id: string }[]>`
    select batch_id from batch_items order by created desc, id desc limit 1`;
  if (newest === undefined) throw new Error(`Batch ${id} has no lines.`);
  const rows: Buffer[] = [];
  const read = await sql`
    copy (select * from batch_items where batch_id = '${sql.unsafe(newest.batch_id)}')
    to stdout`.readable();
  for await (const part of read) rows.push(part as Buffer);
  await sql`truncate bench.copied`;
  const began_ms = performance.now();
  await pipeline(rows, await sql`copy bench.copied from stdin`.writable());
  return performance.now() - began_ms;
}
