import { differenceOf, emit } from "#journal/events";
import { balanceKey, lockBalances, post, reserveRows } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { addReserved } from "./lifecycle.ts";
import { lockReservation } from "./lock-reservations.ts";
import { notifyLowBalances } from "./notify-low-balances.ts";
import { presentReservationFields } from "./present-reservation.ts";
import { creditOf, type ReservationCause, reservationEvent } from "./reserve-credit.ts";
import type { CreditReservationRow } from "./tables.ts";

/**
 * Sets more Credit aside in a reservation, which is active again if nothing was left of it. Null
 * when it has expired, or when the available Credit does not suffice; then nothing is written.
 *
 * Units: minor units. Writes: credit_reservations, events, the ledger.
 * Source: docs/decisions/0024-the-ledger.md.
 */
export async function growReservation(
  tx: Tx,
  cause: ReservationCause,
  { reservation_id, amount_minor }: { reservation_id: string; amount_minor: bigint },
): Promise<CreditReservationRow | null> {
  const account_id = cause.account.id;
  const before = await lockReservation(tx, { account_id, id: reservation_id });
  if (before === null) return null;
  // The reservation was locked first, and the balance is locked last, as everywhere.
  const balances = await lockBalances(tx, [before], "wait");
  const balance = balances.get(balanceKey(account_id, before.currency));
  if (balance === undefined || balance.available_minor < amount_minor) return null;
  const after = await addReserved(tx, { account_id, id: reservation_id, amount_minor });
  if (after === null) return null;
  const { api_key_id, now: created } = cause;
  const move = { words: "Set aside for", amount_minor, api_key_id, created };
  const posting = reserveRows([creditOf(after, move)], balances);
  await post(tx, posting);
  const previous = differenceOf(presentReservationFields(before), presentReservationFields(after));
  await emit(tx, [reservationEvent(after, cause, { type: "credit.reserved", previous })]);
  await notifyLowBalances(tx, posting.lows, () => cause);
  return after;
}
