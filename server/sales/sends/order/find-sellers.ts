import type { SellersFound, SellersInput } from "#catalogue/status";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";

const LATELY_MS = 30 * 86_400_000;

/**
 * Finds, among the next accounts of a mode, those that made a send on a network in the last 30 days
 * of their own clocks.
 */
export async function findSellers(
  { sql }: Tx,
  { mode, network, at, after, accounts_max }: SellersInput,
): Promise<SellersFound> {
  const next = await sql<{ id: string; offset_seconds: string }[]>`
    select account.id, coalesce(clock.offset_seconds, 0) as offset_seconds
    from accounts account left join account_clocks clock on clock.account_id = account.id
    where account.mode = ${mode} and (${after}::uuid is null or account.id > ${after}::uuid)
    order by account.id limit ${accounts_max}`;
  const ids = next.map(({ id }) => id);
  const earliest = next.map(({ offset_seconds }) =>
    lowestId(at + Number(offset_seconds) * 1_000 - LATELY_MS),
  );
  const sellers = await sql<{ id: string }[]>`
    select account.id from unnest(${ids}::uuid[], ${earliest}::uuid[]) as account (id, earliest)
    cross join lateral (
      select from sends
      where account_id = account.id and sends.id >= account.earliest and network = ${network}
      limit 1
    ) as sold
    order by account.id`;
  return { account_ids: sellers.map(({ id }) => id), last: ids.at(-1) ?? null };
}
