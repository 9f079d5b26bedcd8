import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { moveCredit } from "./move-credit.ts";

/** Credit that a test account is given. Units: minor units. */
export interface TestGrant {
  readonly account_id: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  readonly description: string;
  readonly api_key_id: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Gives test accounts Credit out of nothing: the house's test grants → available. The caller
 * vouches that they are test accounts.
 *
 * Writes: ledger_balances, ledger_postings.
 * Source: docs/decisions/0024-the-ledger.md.
 */
export async function testGrant(tx: Tx, grants: readonly TestGrant[]): Promise<void> {
  const moves = grants.map((grant) => ({
    ...grant,
    kind: "test_grant" as const,
    source_prefix: "acct" as const,
    source_id: grant.account_id,
    cost_center_id: null,
  }));
  await moveCredit(tx, moves);
}
