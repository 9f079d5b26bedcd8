import { and, asc, between, eq } from "drizzle-orm";
import { arePairs, type Pair } from "#platform/db/are-pairs";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { type EventRow, events } from "./tables.ts";

const EVENTS_MAX = 100;
/** A sale may wait for others, and mints its events with the time at which its set was written. */
const AROUND_MS = 60_000;

/**
 * The ids of the events that a request caused, oldest first, a hundred at most. They were minted
 * about when it arrived, so a span of ids is read, and the busiest table needs no index for this.
 *
 * Units: milliseconds on the account's clock.
 */
export async function findEventsOfRequest(
  { db }: Read,
  { account_id, request_id, at }: { account_id: string; request_id: string; at: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.account_id, account_id),
        between(events.id, lowestId(Math.max(0, at - AROUND_MS)), lowestId(at + AROUND_MS)),
        eq(events.request_id, request_id),
      ),
    )
    .orderBy(asc(events.id))
    .limit(EVENTS_MAX);
  return rows.map(({ id }) => id);
}

/** Events of any accounts. */
export async function findEventsOf({ db }: Read, pairs: readonly Pair[]): Promise<EventRow[]> {
  return await db
    .select()
    .from(events)
    .where(arePairs(events.account_id, events.id, pairs));
}

/** The events of an account that have these ids. */
export async function findEvents(
  { db }: Read,
  account_id: string,
  ids: readonly string[],
): Promise<EventRow[]> {
  return await db
    .select()
    .from(events)
    .where(and(eq(events.account_id, account_id), isAnyOf(events.id, ids)));
}
