/** The only writer of a reservation's status. */
import assert from "node:assert/strict";
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

/**
 * Counts Credit that sends drew from reservations which the caller has locked and found to suffice;
 * one is consumed when nothing is left of it. No event tells of it.
 *
 * Units: minor units. Writes: credit_reservations.
 */
export async function useReserved(
  { sql: statement }: Tx,
  uses: readonly ReservedUse[],
): Promise<void> {
  if (uses.length === 0) return;
  const states = sourcesOf(LIFECYCLES.credit_reservation, { to: "consumed", by: "last_use" });
  const used = await statement`
    update credit_reservations held
    set used_minor = held.used_minor + use.amount_minor,
      status = case when held.used_minor + held.released_minor + use.amount_minor
        = held.amount_minor then 'consumed' else held.status end
    from unnest(
      ${uses.map(({ account_id }) => account_id)}::uuid[], ${uses.map(({ id }) => id)}::uuid[],
      ${uses.map(({ amount_minor }) => String(amount_minor))}::bigint[]
    ) as use(account_id, id, amount_minor)
    where held.account_id = use.account_id and held.id = use.id and held.status = any(${states})`;
  assert(used.count === uses.length, "a reservation that is drawn has ended, or is drawn twice");
}

/**
 * Adds to a reservation, which is active then, and counts the event that tells of it. Null when
 * there is no such reservation, or it has expired.
 *
 * Units: minor units. Writes: credit_reservations.
 */
export async function addReserved(
  { db }: Tx,
  { account_id, id, amount_minor }: ReservedUse,
): Promise<CreditReservationRow | null> {
  const { status, event_sequence } = creditReservations;
  const states = sourcesOf(LIFECYCLES.credit_reservation, { to: "active", by: "add" });
  const [after] = await db
    .update(creditReservations)
    .set({
      status: "active",
      amount_minor: sql`${creditReservations.amount_minor} + ${amount_minor}`,
      event_sequence: sql`${event_sequence} + 1`,
    })
    .where(
      and(
        eq(creditReservations.account_id, account_id),
        eq(creditReservations.id, id),
        inArray(status, states),
      ),
    )
    .returning();
  return after ?? null;
}

/**
 * Takes back what was counted as used of a reservation that the caller has locked. One of which
 * nothing was left is active again; then an event tells of it, and is counted.
 *
 * Units: minor units. Writes: credit_reservations.
 */
export async function unuseReserved(
  { db }: Tx,
  { account_id, id, amount_minor }: ReservedUse,
): Promise<CreditReservationRow | null> {
  const { status, used_minor, event_sequence } = creditReservations;
  const states = sourcesOf(LIFECYCLES.credit_reservation, { to: "active", by: "return" });
  const is_told = sql`case when ${inArray(status, states)} then 1 else 0 end`;
  const [after] = await db
    .update(creditReservations)
    .set({
      status: "active",
      used_minor: sql`${used_minor} - ${amount_minor}`,
      event_sequence: sql`${event_sequence} + ${is_told}`,
    })
    .where(
      and(
        eq(creditReservations.account_id, account_id),
        eq(creditReservations.id, id),
        inArray(status, [...states, "active"]),
      ),
    )
    .returning();
  return after ?? null;
}

/** How much Credit of which reservation. Units: minor units. */
export interface ReservedUse {
  readonly account_id: string;
  readonly id: string;
  readonly amount_minor: bigint;
}

/** How much of which reservation. */
export interface LessReserved extends ReservedUse {
  readonly by: ReleasedBy;
}
