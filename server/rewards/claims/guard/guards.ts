/** What wrong codes have done to a link: they are counted whatever becomes of the claim. */
import { and, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import type { RewardLinkRow } from "#rewards/reward-links";
import { type ClaimAttemptsRow, claimAttempts } from "../rows/tables.ts";

/** So many wrong codes lock a link. Source: spec/rewards/claims/operations.tsp. */
const WRONG_CODES_MAX = 5;
const LOCKED_MS = 30 * 60_000;

type LinkName = Pick<RewardLinkRow, "account_id" | "id">;

/** The guard of a link; null as long as nothing was counted. */
export async function findGuard(
  { db }: Pick<Read | Tx, "db">,
  { account_id, id }: LinkName,
): Promise<ClaimAttemptsRow | null> {
  const [row] = await db.select().from(claimAttempts).where(ofLink(account_id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends; who counts or judges by it is alone. */
export async function lockGuard(
  { db }: Tx,
  { account_id, id: link_id }: LinkName,
): Promise<ClaimAttemptsRow> {
  const nothing = { account_id, link_id, wrong_codes: 0, failures: 0 };
  // An update that changes nothing locks the row that is there, and returns it.
  const [row] = await db
    .insert(claimAttempts)
    .values(nothing)
    .onConflictDoUpdate({
      target: [claimAttempts.account_id, claimAttempts.link_id],
      set: { link_id },
    })
    .returning();
  if (row === undefined) throw new Error(`no guard of link ${link_id}`);
  return row;
}

/**
 * Counts a wrong code of a locked guard, and says how many more may be tried. The last one locks
 * the link for longer than a code is valid, so no code that was sent before works afterwards; they
 * are kept, because they still count towards the codes of a day.
 *
 * Units: `now` in milliseconds on the account's clock. Writes: claim_attempts.
 */
export async function countWrongCode(
  { db }: Tx,
  { account_id, link_id, ...guard }: ClaimAttemptsRow,
  now: number,
): Promise<number> {
  const wrong_codes = guard.wrong_codes + 1;
  const is_last = wrong_codes >= WRONG_CODES_MAX;
  const counted = is_last ? { wrong_codes: 0, locked_until: now + LOCKED_MS } : { wrong_codes };
  await db
    .update(claimAttempts)
    .set({ ...counted, failures: guard.failures + 1 })
    .where(ofLink(account_id, link_id));
  return WRONG_CODES_MAX - wrong_codes;
}

function ofLink(account_id: string, link_id: string) {
  return and(eq(claimAttempts.account_id, account_id), eq(claimAttempts.link_id, link_id));
}
