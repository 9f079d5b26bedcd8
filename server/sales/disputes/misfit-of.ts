import type { Schemas } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { creditTransactions } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { hasFailed, type SendRow } from "#sales/sends";

/** The outcomes that staff decide; a token is sent again by the organisation. */
export type Outcome = Exclude<Schemas["DisputeOutcome"], "token_resent">;

/** What a decision asks for. Units: minor units. */
interface Asked {
  readonly outcome: Outcome;
  readonly amount_minor: bigint | null;
}

/**
 * Why an outcome does not fit a locked send; null where it does. Goodwill is given once for a send,
 * and is at most what the send has cost.
 */
export async function misfitOf(
  tx: Tx,
  send: SendRow,
  { outcome, amount_minor }: Asked,
): Promise<string | null> {
  const { status, cost_minor, currency } = send;
  const is_goodwill = outcome === "goodwill_credit";
  if (is_goodwill !== (amount_minor !== null)) {
    return is_goodwill ? "Goodwill needs an amount." : `${outcome} has no amount.`;
  }
  if (outcome === "not_delivered_credited") {
    // What a reward has cost may go back to its program; what a customer paid for had no Credit.
    const is_credited = hasFailed(send) && send.credit_returned;
    return is_credited ? null : `The send is ${status}: no Credit was returned.`;
  }
  if (outcome === "rejected") return null;
  if (status !== "delivered") return `The send is ${status}, and not delivered.`;
  if (amount_minor === null) return null;
  if (amount_minor > cost_minor) return `The send cost ${formatMoney(cost_minor)} ${currency}.`;
  return (await hasGoodwill(tx, send)) ? "Goodwill was given for this send before." : null;
}

async function hasGoodwill({ db }: Tx, { account_id, id }: SendRow): Promise<boolean> {
  const rows = await db
    .select({ id: creditTransactions.id })
    .from(creditTransactions)
    .where(
      and(
        eq(creditTransactions.account_id, account_id),
        eq(creditTransactions.source_id, id),
        eq(creditTransactions.type, "adjustment"),
      ),
    );
  return rows.length > 0;
}
