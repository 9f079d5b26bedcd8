import type { Schemas } from "@svc/generated/routes";
import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { RecipientRow } from "../tables.ts";

/** Sums what a recipient has received, over the index of the sends that name the recipient. */
export async function readTotals(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, id }: Pick<RecipientRow, "account_id" | "id">,
): Promise<NonNullable<Schemas["Recipient"]["totals"]>> {
  const [sum] = await sql<{ sends: number; usd: string; zwg: string; last_at: string | null }[]>`
    select count(*) filter (where status = 'delivered')::int as sends,
      coalesce(sum(amount_minor) filter (
        where status = 'delivered' and currency = 'USD'), 0)::text as usd,
      coalesce(sum(amount_minor) filter (
        where status = 'delivered' and currency = 'ZWG'), 0)::text as zwg,
      max(created)::text as last_at
    from sends where account_id = ${account_id} and recipient_id = ${id}`;
  if (sum === undefined) throw new Error(`A sum of recipient ${id} has no row.`);
  return {
    sends: sum.sends,
    amount: { USD: formatMoney(BigInt(sum.usd)), ZWG: formatMoney(BigInt(sum.zwg)) },
    last_send_at: sum.last_at === null ? null : unixSeconds(readInstant(sum.last_at)),
  };
}
