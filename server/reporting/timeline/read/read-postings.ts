import type { Read } from "#platform/db/transaction";
import { happeningsOf, type Line } from "../facts.ts";
import type { Happening, Subject } from "../happening.ts";

/**
 * The movements of money, each from one book to another. The conditions are word for word those of
 * the ledger's partial indexes, without which a posting is not found by its source; no row meets
 * two of them.
 */
export async function readPostings(
  { sql }: Read,
  { account_id, objects }: Subject,
): Promise<Happening[]> {
  const ids = objects.map(({ id }) => id);
  const of = sql`from ledger_postings
    where account_id = ${account_id} and source_id = any(${ids}::uuid[])`;
  const rows = await sql<Line[]>`
    select created as at, id, concat(kind, ': ', from_book, ' to ', to_book) as what,
      json_build_object('amount_minor', amount_minor::text, 'currency', currency,
        'available_after_minor', available_after_minor::text) as facts
    from (
      select * ${of} and (from_book = 'in_flight' or to_book = 'in_flight')
      union all select * ${of} and from_book like 'house:float:%'
      union all select * ${of} and from_book like 'house:topup_clearing:%'
      union all select * ${of} and from_book = 'house:checkout_held'
      union all select * ${of} and from_book = 'house:goodwill'
    ) posting order by created, sequence`;
  return happeningsOf(rows, { kind: "entry", prefix: "txn" });
}
