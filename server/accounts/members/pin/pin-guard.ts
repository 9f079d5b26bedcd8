/**
 * The guard of a member's payment PIN. An attempt is counted before it is judged, in a transaction
 * of its own, so neither a refusal nor a crash gives it back, and attempts at once are counted one
 * by one.
 */
import { and, eq } from "drizzle-orm";
import type { MemberFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { Refusal } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { type PaymentPinRow, paymentPins } from "../tables.ts";

/** Source: spec/accounts/members/pin.tsp. */
const ATTEMPTS_MAX = 5;
const LOCKED_MS = 30 * 60_000;

/** Whose PIN it is. */
export type PinOwner = Pick<MemberFacts, "id" | "account_id">;

/** The guard of a member; null as long as nothing was kept of theirs. */
export async function findPinGuard(
  { db }: Pick<Read | Tx, "db">,
  owner: PinOwner,
): Promise<PaymentPinRow | null> {
  const [row] = await db.select().from(paymentPins).where(ofOwner(owner));
  return row ?? null;
}

/** The same, locked until the transaction ends; who counts or judges by it is alone. */
export async function lockPinGuard(
  { db }: Tx,
  { account_id, id: member_id }: PinOwner,
): Promise<PaymentPinRow> {
  // An update that changes nothing locks the row that is there, and returns it.
  const [row] = await db
    .insert(paymentPins)
    .values({ account_id, member_id })
    .onConflictDoUpdate({
      target: [paymentPins.account_id, paymentPins.member_id],
      set: { member_id },
    })
    .returning();
  if (row === undefined) throw new Error(`no guard of the PIN of ${member_id}`);
  return row;
}

/** Why a PIN may not be tried now; null when it may. */
export async function refusalOfLocked(
  tx: Tx,
  { locked_until }: Pick<PaymentPinRow, "locked_until">,
): Promise<Refusal | null> {
  if (locked_until === null || (await transactionTime(tx)) >= locked_until) return null;
  return new Refusal("pin_locked", { meta: { locked_until: unixSeconds(locked_until) } });
}

/**
 * Counts an attempt of a locked guard that is not locked for time, and says how many are left if it
 * is wrong. The last one locks the PIN before it is judged.
 *
 * Writes: payment_pins.
 */
export async function countAttempt(tx: Tx, guard: PaymentPinRow): Promise<number> {
  const now = await transactionTime(tx);
  // A lock that is over has begun the count anew.
  const attempts = (guard.locked_until === null ? guard.attempts : 0) + 1;
  const locked_until = attempts >= ATTEMPTS_MAX ? now + LOCKED_MS : null;
  await writeGuard(tx, guard, { attempts, locked_until });
  return ATTEMPTS_MAX - attempts;
}

/** The right PIN clears the count. Writes: payment_pins. */
export async function clearAttempts(tx: Tx, owner: PinOwner): Promise<void> {
  const { account_id, id: member_id } = owner;
  await writeGuard(tx, { account_id, member_id }, { attempts: 0, locked_until: null });
}

/** Writes what a guard holds. Writes: payment_pins. */
export async function writeGuard(
  { db }: Tx,
  { account_id, member_id }: Pick<PaymentPinRow, "account_id" | "member_id">,
  set: Partial<PaymentPinRow>,
): Promise<void> {
  await db
    .update(paymentPins)
    .set(set)
    .where(ofOwner({ account_id, id: member_id }));
}

function ofOwner({ account_id, id }: PinOwner) {
  return and(eq(paymentPins.account_id, account_id), eq(paymentPins.member_id, id));
}
