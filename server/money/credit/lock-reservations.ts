import { and, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { type CreditReservationRow, creditReservations } from "./tables.ts";

/** A reservation, named. */
export interface ReservationName {
  readonly account_id: string;
  readonly reservation_id: string;
}

/**
 * Locks reservations until the transaction ends, in one order, and returns what is left of each, by
 * id: nothing of one that has ended. It comes before the balances are locked. A look locks nothing.
 *
 * Units: minor units.
 */
export async function lockReservations(
  { sql }: Tx | Read,
  names: readonly ReservationName[],
  { is_look = false }: { is_look?: boolean } = {},
): Promise<Map<string, bigint>> {
  if (names.length === 0) return new Map();
  const account_ids = names.map(({ account_id }) => account_id);
  const ids = names.map(({ reservation_id }) => reservation_id);
  const rows = await sql<{ id: string; left_minor: string }[]>`
    select id, case when status = 'active' then amount_minor - used_minor - released_minor
      else 0 end as left_minor
    from credit_reservations held
    where (held.account_id, held.id) in (
      select * from unnest((select ${account_ids}::uuid[]), (select ${ids}::uuid[])))
    order by held.account_id, held.id ${is_look ? sql`` : sql`for update of held`}`;
  return new Map(rows.map(({ id, left_minor }) => [id, BigInt(left_minor)]));
}

/** Locks one reservation that can still hold Credit; null when there is none. */
export async function lockReservation(
  { db }: Tx,
  { account_id, id }: { account_id: string; id: string },
): Promise<CreditReservationRow | null> {
  const [row] = await db
    .select()
    .from(creditReservations)
    .where(and(eq(creditReservations.account_id, account_id), eq(creditReservations.id, id)))
    .for("update");
  return row === undefined || row.status === "expired" ? null : row;
}
