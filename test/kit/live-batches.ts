/** Batches and allocations of accounts of either mode: nothing is sold to a live one. */
import { formatId, mintId, parseId } from "@svc/server/platform/ids.ts";
import { given, type Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";

/** A batch of an account; nothing is sold to a live one, whose batch is written by hand. */
export async function batchOf({ account_id, mode, api }: Shop): Promise<string> {
  if (mode === "test") return (await given.batch({ api })).id;
  const { database } = await testServer();
  const id = mintId(runNow());
  await database.transact(
    "given batch",
    ({ sql }) => sql`
      insert into batches (account_id, id, status, lines, invalid_lines, total_usd_minor,
        total_zwg_minor, cost_usd_minor, cost_zwg_minor, currency, reserve_credit, on_invalid,
        on_insufficient, request_id, source, metadata, created, event_sequence)
      values (${account_id}, ${id}, 'processing', 1, 0, 1, 0, 1, 0, 'USD', false, 'reject', 'stop',
        ${id}, 'batch', '{}', svc_now(), 1)`,
  );
  return formatId("bch", id);
}

/** An allocation of an account; as with batches, that of a live one is written by hand. */
export async function referenceOf(shop: Shop): Promise<string> {
  if (shop.mode === "test") return (await given.allocation(shop)).reference;
  const batch_id = parseId("bch", await batchOf(shop));
  const { database } = await testServer();
  await database.transact(
    "given allocation",
    ({ sql }) => sql`
      insert into workforce_batches (account_id, batch_year, batch_number, batch_id, kind)
      values (${shop.account_id}, 2026, 7, ${batch_id}, 'airtime')`,
  );
  return "WF-2026-000007";
}
