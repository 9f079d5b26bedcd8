import { type ReservationCause, releaseCredit, reserveCredit } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { BatchRow } from "../rows/tables.ts";

type Reservations = Pick<BatchRow, "reservation_usd_id" | "reservation_zwg_id">;

/**
 * Sets the cost of a batch aside, one reservation a currency that costs something.
 *
 * Refuses: `reservation_insufficient`. Writes: credit_reservations, events, the ledger.
 * Source: docs/decisions/0017-batches-books-and-the-last-release.md.
 */
export async function reserveBatch(
  tx: Tx,
  cause: ReservationCause,
  {
    id,
    cost_usd_minor,
    cost_zwg_minor,
  }: Pick<BatchRow, "id" | "cost_usd_minor" | "cost_zwg_minor">,
): Promise<Reservations> {
  const source = { prefix: "bch" as const, id };
  const costs = [
    { currency: "USD" as const, amount_minor: cost_usd_minor },
    { currency: "ZWG" as const, amount_minor: cost_zwg_minor },
  ].filter(({ amount_minor }) => amount_minor > 0n);
  const wanted = costs.map((cost) => ({ ...cost, source, expires_at: null }));
  const rows = await reserveCredit(tx, cause, wanted);
  const lacking = rows.indexOf(null);
  if (lacking >= 0) {
    const currency = costs[lacking]?.currency;
    const message = `Not enough ${currency} Credit is available to reserve the cost of the batch.`;
    refuse("reservation_insufficient", { message });
  }
  const idIn = (currency: string) => rows.find((row) => row?.currency === currency)?.id ?? null;
  return { reservation_usd_id: idIn("USD"), reservation_zwg_id: idIn("ZWG") };
}

/** Gives back what no line of a batch will draw any more; once, as it then is released. */
export async function releaseBatch(
  tx: Tx,
  cause: ReservationCause,
  { reservation_usd_id, reservation_zwg_id }: Reservations,
): Promise<void> {
  for (const reservation_id of [reservation_usd_id, reservation_zwg_id].toSorted()) {
    if (reservation_id === null) continue;
    await releaseCredit(tx, cause, { reservation_id, amount_minor: null, by: "release" });
  }
}
