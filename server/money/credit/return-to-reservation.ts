import assert from "node:assert/strict";
import { differenceOf, emit } from "#journal/events";
import { returnReserved, type SendCost } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { unuseReserved } from "./lifecycle.ts";
import { lockReservation } from "./lock-reservations.ts";
import { presentReservationFields } from "./present-reservation.ts";
import { type ReservationCause, reservationEvent } from "./reserve-credit.ts";

/** Whose sends failed, and what ended them. */
type ReturnCause = Pick<ReservationCause, "now" | "request"> & {
  readonly account: { readonly id: string };
};

/**
 * Gives back to a reservation what sends drew from it, because they failed; it is active again if
 * nothing was left of it. Returns the ids of the Credit transactions, in the order of the sends;
 * null, with nothing written, when it has expired: then the Credit goes back to what is available.
 *
 * Writes: credit_reservations, events, the ledger. Source: docs/decisions/0024-the-ledger.md.
 */
export async function returnToReservation(
  tx: Tx,
  cause: ReturnCause,
  { reservation_id, costs }: { reservation_id: string; costs: readonly SendCost[] },
): Promise<string[] | null> {
  const account_id = cause.account.id;
  const before = await lockReservation(tx, { account_id, id: reservation_id });
  if (before === null) return null;
  const amount_minor = costs.reduce((sum, { cost_minor }) => sum + cost_minor, 0n);
  assert(
    amount_minor <= before.used_minor,
    `${amount_minor} returned of ${before.used_minor} used of reservation ${reservation_id}`,
  );
  const after = await unuseReserved(tx, { account_id, id: reservation_id, amount_minor });
  if (after === null) return null;
  const transaction_ids = await returnReserved(tx, costs);
  if (after.event_sequence > before.event_sequence) {
    const previous = differenceOf(
      presentReservationFields(before),
      presentReservationFields(after),
    );
    await emit(tx, [reservationEvent(after, cause, { type: "credit.reserved", previous })]);
  }
  return transaction_ids;
}
