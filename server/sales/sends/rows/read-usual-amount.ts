import type { Currency } from "#platform/context";
import type { Read } from "#platform/db/transaction";

/** How far back is looked, whatever the currency, and how many sales make a habit. */
const SENDS_MAX = 500;
const SENDS_MIN = 5;

interface Seller {
  readonly account_id: string;
  /** The key whose sales are meant; null for all of the account. */
  readonly api_key_id: string | null;
  readonly currency: Currency;
}

/**
 * The face amount in the middle of the latest sales; null of so few that nothing is usual.
 *
 * Units: minor units.
 */
export async function readUsualAmount(
  { sql }: Read,
  { account_id, api_key_id, currency }: Seller,
): Promise<bigint | null> {
  const by_key = api_key_id === null ? sql`` : sql`and api_key_id = ${api_key_id}`;
  const [found] = await sql<{ counted: number; middle: string | null }[]>`
    select count(*)::int as counted,
      percentile_disc(0.5) within group (order by amount_minor) as middle
    from (
      select amount_minor, currency, credit_returned from sends
      where account_id = ${account_id} ${by_key}
      order by id desc limit ${SENDS_MAX}
    ) latest
    where currency = ${currency} and not credit_returned`;
  if (found === undefined || found.middle === null || found.counted < SENDS_MIN) return null;
  return BigInt(found.middle);
}
