import type { Tx } from "#platform/db/transaction";
import { useReserved } from "./lifecycle.ts";
import type { ReservationName } from "./lock-reservations.ts";

/** What one send draws from a reservation. Units: minor units. */
export interface ReservedDraw extends ReservationName {
  readonly cost_minor: bigint;
}

/**
 * Counts what a set of sends draws from reservations that `lockReservations` has locked and that
 * suffice. The ledger's side, reserved → in flight, is the charge of the sends, which the caller
 * posts.
 *
 * Writes: credit_reservations. Source: docs/decisions/0024-the-ledger.md.
 */
export async function drawReserved(tx: Tx, draws: readonly ReservedDraw[]): Promise<void> {
  const of_one = Map.groupBy(draws, ({ reservation_id }) => reservation_id);
  const uses = [...of_one].flatMap(([id, [first, ...others]]) => {
    if (first === undefined) return [];
    const { account_id, cost_minor } = first;
    const amount_minor = others.reduce((sum, one) => sum + one.cost_minor, cost_minor);
    return amount_minor === 0n ? [] : [{ account_id, id, amount_minor }];
  });
  await useReserved(tx, uses);
}
