/** The only writer of a reservation's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import { type CreditReservationRow, creditReservations } from "./tables.ts";

/** The state that a reservation is made in. */
export const FIRST_STATUS = LIFECYCLES.credit_reservation.initial[0];

/** What ends a reservation, or a part of it. */
export type ReleasedBy = "release" | "time_over";

const ENDS = { release: "released", time_over: "expired" } as const;

/**
 * Takes an amount off a reservation that is active, and ends it when nothing is left; counts the
 * event that tells of it. Null when there is no such reservation, or it had ended before.
 *
 * Units: minor units. Writes: credit_reservations.
 */
export async function lessenReservation(
  { db }: Tx,
  { account_id, id, amount_minor, by }: LessReserved,
): Promise<CreditReservationRow | null> {
  const { status, used_minor, released_minor, event_sequence } = creditReservations;
  const to = ENDS[by];
  const is_last = sql`${used_minor} + ${released_minor} + ${amount_minor}
    = ${creditReservations.amount_minor}`;
  const [after] = await db
    .update(creditReservations)
    .set({
      status: sql`case when ${is_last} then ${to} else ${status} end`,
      released_minor: sql`${released_minor} + ${amount_minor}`,
      event_sequence: sql`${event_sequence} + 1`,
    })
    .where(
      and(
        eq(creditReservations.account_id, account_id),
        eq(creditReservations.id, id),
        inArray(status, sourcesOf(LIFECYCLES.credit_reservation, { to, by })),
      ),
    )
    .returning();
  return after ?? null;
}

/** How much of which reservation. */
export interface LessReserved {
  readonly account_id: string;
  readonly id: string;
  readonly amount_minor: bigint;
  readonly by: ReleasedBy;
}
