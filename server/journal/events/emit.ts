import { insertMany, insertOf, seldomFilled } from "#platform/db/insert-many";
import type { Write } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import { type EventDraft, eventRows } from "./event-rows.ts";
import { events } from "./tables.ts";

/** What is told of a beginning has no attributes before it. */
const SELDOM = seldomFilled(events, ["snapshot", "previous_attributes", "extra"]);

/**
 * Writes a set of events in the transaction of what happened.
 *
 * Writes: events. Source: spec/journal/events.tsp.
 */
export async function emit(tx: Tx, drafts: readonly EventDraft[]): Promise<void> {
  await insertMany(tx, events, eventRows(drafts), { seldom: SELDOM });
}

/** The same, as a part of a statement that writes several tables. Writes: events. */
export function emissionOf(drafts: readonly EventDraft[]): Write[] {
  return insertOf(events, eventRows(drafts), { seldom: SELDOM });
}
