import type { Ctx, MemberFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { Refusal } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import type { PaymentPinRow } from "../tables.ts";
import { isPin } from "./hash-pin.ts";
import { clearAttempts, countAttempt, lockPinGuard, refusalOfLocked } from "./pin-guard.ts";

type PinCtx = Pick<Ctx, "record" | "config">;

/** An attempt that was counted, and is yet to be judged. */
export interface CountedAttempt {
  readonly sealed: string;
  readonly attempts_left: number;
}

/**
 * Proves that a member knows their payment PIN, before they approve something with it.
 *
 * Refuses: `pin_not_set`, `pin_locked`, `pin_invalid`. Writes: payment_pins.
 * Source: docs/decisions/0048-payment-pins.md.
 */
export async function provePin(ctx: PinCtx, member: MemberFacts, pin: string): Promise<void> {
  const counted = await ctx.record(async (tx) => {
    const guard = await lockPinGuard(tx, member);
    const { sealed_hash: sealed } = guard;
    if (sealed === null) return new Refusal("pin_not_set");
    const locked = (await refusalOfLocked(tx, guard)) ?? (await refusalOfReplaced(tx, guard));
    return locked ?? { sealed, attempts_left: await countAttempt(tx, guard) };
  });
  if (counted instanceof Refusal) throw counted;
  await judgeAttempt(ctx, member, { pin, param: "pin", counted });
}

/** Whoever replaced a PIN without knowing it may be somebody who reads a mailbox. */
async function refusalOfReplaced(
  tx: Tx,
  { approves_from }: PaymentPinRow,
): Promise<Refusal | null> {
  if (approves_from === null || (await transactionTime(tx)) >= approves_from) return null;
  const message = "The payment PIN was replaced without the current one; wait for 12 hours.";
  return new Refusal("pin_locked", { message, meta: { locked_until: unixSeconds(approves_from) } });
}

/**
 * Judges an attempt that was counted; the right PIN clears the count.
 *
 * Refuses: `pin_invalid`. Writes: payment_pins.
 */
export async function judgeAttempt(
  ctx: PinCtx,
  member: MemberFacts,
  { pin, param, counted }: { pin: string; param: string; counted: CountedAttempt },
): Promise<void> {
  const { sealed, attempts_left } = counted;
  if (!(await isPin(pin, { member_id: member.id, sealed }, ctx.config))) {
    throw new Refusal("pin_invalid", { param, meta: { attempts_left } });
  }
  await ctx.record((tx) => clearAttempts(tx, member));
}
