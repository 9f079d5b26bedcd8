import assert from "node:assert/strict";
import { differenceOf, emit } from "#journal/events";
import { lockBalances, post, releaseRows } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { lessenReservation, type ReleasedBy } from "./lifecycle.ts";
import { lockReservation } from "./lock-reservations.ts";
import { presentReservationFields } from "./present-reservation.ts";
import { creditOf, type ReservationCause, reservationEvent } from "./reserve-credit.ts";
import type { CreditReservationRow } from "./tables.ts";

/** What to give back of a reservation. Units: minor units. */
export interface ReleaseInput {
  /** Uuid. */
  readonly reservation_id: string;
  /** Null is all that is left. */
  readonly amount_minor: bigint | null;
  readonly by: ReleasedBy;
}

/**
 * Makes Credit available again that was set aside; the reservation ends when nothing of it is left.
 * Null when it had ended before. The caller asks for no more than is left.
 *
 * Writes: credit_reservations, events, the ledger. Source: docs/decisions/0024-the-ledger.md.
 */
export async function releaseCredit(
  tx: Tx,
  cause: ReservationCause,
  { reservation_id, amount_minor, by }: ReleaseInput,
): Promise<CreditReservationRow | null> {
  const account_id = cause.account.id;
  const before = await lockReservation(tx, { account_id, id: reservation_id });
  if (before?.status !== "active") return null;
  const left_minor = before.amount_minor - before.used_minor - before.released_minor;
  const returned_minor = amount_minor ?? left_minor;
  assert(
    returned_minor > 0n && returned_minor <= left_minor,
    `${returned_minor} released of ${left_minor} left in reservation ${reservation_id}`,
  );
  const less = { account_id, id: reservation_id, amount_minor: returned_minor, by };
  const after = await lessenReservation(tx, less);
  if (after === null) return null;
  // The reservation was locked first, and the balance is locked last, as everywhere.
  const balances = await lockBalances(tx, [after], "wait");
  const { api_key_id, now: created } = cause;
  const words = "Given back of what was set aside for";
  const move = { words, amount_minor: returned_minor, api_key_id, created };
  await post(tx, releaseRows([creditOf(after, move)], balances));
  const previous = differenceOf(presentReservationFields(before), presentReservationFields(after));
  await emit(tx, [reservationEvent(after, cause, { type: "credit.released", previous })]);
  return after;
}
