import {
  growReservation,
  type ReservationCause,
  releaseCredit,
  reserveCredit,
} from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import type { ProgramRow } from "../rows/tables.ts";

/** The reservation of a program, which it has for its whole life. */
type Reserved = Pick<ProgramRow, "id" | "currency" | "reservation_id">;

/**
 * Sets more Credit aside for a locked program, and names its reservation; null when the available
 * Credit does not suffice, and then nothing is written.
 *
 * Units: minor units. Writes: credit_reservations, events, the ledger.
 */
export async function reserveMore(
  tx: Tx,
  cause: ReservationCause,
  { id, currency, reservation_id }: Reserved,
  amount_minor: bigint,
): Promise<Pick<ProgramRow, "reservation_id"> | null> {
  if (amount_minor === 0n) return { reservation_id };
  if (reservation_id !== null) {
    const grown = await growReservation(tx, cause, { reservation_id, amount_minor });
    return grown && { reservation_id };
  }
  const source = { prefix: "prg" as const, id };
  const [made] = await reserveCredit(tx, cause, [
    { currency, amount_minor, source, expires_at: null },
  ]);
  return made == null ? null : { reservation_id: made.id };
}

/**
 * Makes Credit available again that was set aside for a locked program.
 *
 * Units: minor units. Writes: credit_reservations, events, the ledger.
 */
export async function releaseSome(
  tx: Tx,
  cause: ReservationCause,
  { id, reservation_id }: Pick<Reserved, "id" | "reservation_id">,
  amount_minor: bigint,
): Promise<void> {
  if (amount_minor === 0n) return;
  if (reservation_id === null) throw new Error(`Program ${id} has no reservation to release.`);
  const by = "release" as const;
  const released = await releaseCredit(tx, cause, { reservation_id, amount_minor, by });
  if (released === null) throw new Error(`The reservation of program ${id} has ended.`);
}
