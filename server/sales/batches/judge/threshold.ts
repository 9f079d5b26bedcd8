import type { Schemas } from "@svc/generated/routes";
import { type AccountRow, readAccountWithin } from "#accounts/account";
import type { Read, Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import type { LineSum } from "./sum-lines.ts";

/** Above what a batch waits for a second person, by currency; null for no limit. */
export type Threshold = Pick<AccountRow, "batch_approval_usd_minor" | "batch_approval_zwg_minor">;

/** What the account asks approval for. A change of it raises the version of the caller's facts. */
export async function readThreshold(from: Read | Tx, account_id: string): Promise<Threshold> {
  return await readAccountWithin(from, account_id);
}

/** Whether the face value in a currency exceeds what may be sold without a second person. */
export function isOver(threshold: Threshold, [usd, zwg]: readonly [LineSum, LineSum]): boolean {
  const { batch_approval_usd_minor, batch_approval_zwg_minor } = threshold;
  return (
    exceeds(usd.total_minor, batch_approval_usd_minor) ||
    exceeds(zwg.total_minor, batch_approval_zwg_minor)
  );
}

/** The threshold as a batch keeps it. */
export function presentThreshold(threshold: Threshold): Schemas["CurrencyAmounts"] {
  return {
    USD: amountOf(threshold.batch_approval_usd_minor),
    ZWG: amountOf(threshold.batch_approval_zwg_minor),
  };
}

function exceeds(total_minor: bigint, limit_minor: bigint | null): boolean {
  return limit_minor !== null && total_minor > limit_minor;
}

function amountOf(limit_minor: bigint | null): string | null {
  return limit_minor === null ? null : formatMoney(limit_minor);
}
