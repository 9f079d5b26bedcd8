import { findBlocked } from "#directory/blocklist";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { hasFailed, refuseOrder, type SendRow } from "#sales/sends";
import type { SessionRow } from "./rows/tables.ts";

/** A session with the newest of its sends, and the meter that it is to sell to. */
interface MeterChange {
  readonly session: SessionRow;
  readonly send: SendRow | null;
  readonly meter: string;
  /** Whether its payment is reversed or disputed. */
  readonly is_reversed: boolean;
}

/** What still waits can go to another meter. */
const WAITING: ReadonlySet<string> = new Set(["pending", "queued"]);
const OVER: ReadonlySet<string> = new Set(["fulfilled", "credited", "expired"]);

/**
 * Refuses what cannot be changed: before the utility is asked, and again under the locks.
 *
 * Refuses: `invalid_transition`, `already_sent`, `product_mismatch`, `recipient_not_allowed`.
 */
export function refuseUnchangeable({ key }: Ctx, change: MeterChange): void {
  const { session, send, meter } = change;
  const { status } = session;
  if (OVER.has(status)) {
    const message = `The session is ${status}, so its meter cannot be changed any more.`;
    refuse("invalid_transition", { message, meta: { status } });
  }
  if (isPaymentInDoubt(change)) {
    const message = "Our staff review the payment of the session, so its meter cannot be changed.";
    refuse("invalid_transition", { message, meta: { status } });
  }
  if (send !== null && !hasFailed(send) && !WAITING.has(send.status)) {
    const message = "The send of the session has been dispatched and may still be delivered.";
    const resource = formatId("snd", send.id);
    refuse("already_sent", { message, resource, meta: { status: send.status } });
  }
  if (session.meter === null) {
    const message = "`meter` can be changed in sessions for electricity only.";
    refuse("product_mismatch", { param: "meter", message });
  }
  const allowed = key?.recipient_allowlist ?? [];
  if (allowed.length === 0 || allowed.includes(meter)) return;
  const message = "`meter` is not on the `recipient_allowlist` of this key.";
  refuse("recipient_not_allowed", { param: "meter", message });
}

/** What was not paid as it was asked for is sold by people alone. */
function isPaymentInDoubt({ session, is_reversed }: MeterChange): boolean {
  const { status, review_reason } = session;
  return status === "in_review" && (is_reversed || review_reason !== "send_failed");
}

/** Refuses: `target_blocked`, which counts as a hit. */
export async function refuseBlocked(ctx: Ctx, target: string): Promise<void> {
  const account_id = ctx.account.id;
  const blocked = await ctx.read((read) => findBlocked(read, [{ account_id, target }]));
  if (blocked.size === 0) return;
  const message = "`meter` is on the blocklist of this account.";
  await refuseOrder(
    ctx,
    { target },
    { code: "target_blocked", detail: { param: "meter", message } },
  );
}
