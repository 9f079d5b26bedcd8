import { eq } from "drizzle-orm";
import { auditByStaff } from "#journal/audit-log";
import type { Discount } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { raiseFactsVersion } from "./authority.ts";
import { lockClocksForShare } from "./lock-clocks.ts";
import { presentDiscounts } from "./present.ts";
import { lockAccount } from "./queries.ts";
import { accounts } from "./tables.ts";

/**
 * Sets, as staff, a dealer's discount for one network and currency; none takes it away. It holds
 * for the sales from then on: what was sold keeps its cost. An account with a discount is a dealer.
 *
 * Returns all discounts as they are afterwards. Units: basis points.
 * Writes: the account, an audit entry. Source: README.md, "Dealer prices".
 */
export async function setDealer(
  tx: Tx,
  account_id: string,
  { discount, note }: { discount: Discount; note: string | null },
): Promise<readonly Discount[]> {
  const account = await lockAccount(tx, account_id);
  const now = (await lockClocksForShare(tx, [account_id])).get(account_id)?.now as number;
  const others = account.discounts.filter(
    ({ network, currency }) => network !== discount.network || currency !== discount.currency,
  );
  const discounts = discount.discount_bps === 0 ? others : [...others, discount];
  const is_dealer = discounts.length > 0;
  await tx.db
    .update(accounts)
    .set({
      discounts,
      dealer_status: is_dealer ? "approved" : "none",
      dealer_since: is_dealer ? (account.dealer_since ?? now) : null,
    })
    .where(eq(accounts.id, account_id));
  await auditByStaff(tx, [
    {
      account_id,
      action: "dealer.discounts_set",
      object_id: formatId("acct", account_id),
      changes: { discounts: [presentDiscounts(account.discounts), presentDiscounts(discounts)] },
      note,
      created: now,
    },
  ]);
  await raiseFactsVersion(tx, account_id);
  return discounts;
}
