import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { startOfHarareMonth } from "#platform/time/instants";

/** What somebody received. Units: minor units. */
export interface Received {
  readonly usd_minor: bigint;
  readonly zwg_minor: bigint;
}

/**
 * The face value of what each of a set of people received this month, without what came back: one
 * statement for all of them, by recipient. Units: `now` in milliseconds on the account's clock.
 */
export async function readReceived(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, ids, now }: { account_id: string; ids: readonly string[]; now: number },
): Promise<ReadonlyMap<string, Received>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; usd: string; zwg: string }[]>`
    select asked.id, received.usd, received.zwg
    from unnest((select ${[...ids]}::uuid[])) as asked(id)
    cross join lateral (
      select coalesce(sum(amount_minor) filter (where currency = 'USD'), 0)::text as usd,
        coalesce(sum(amount_minor) filter (where currency = 'ZWG'), 0)::text as zwg
      from sends sale
      where sale.account_id = ${account_id} and sale.recipient_id = asked.id
        and sale.id >= ${lowestId(startOfHarareMonth(now))} and not sale.credit_returned
    ) as received`;
  return new Map(
    rows.map(({ id, usd, zwg }) => [id, { usd_minor: BigInt(usd), zwg_minor: BigInt(zwg) }]),
  );
}
