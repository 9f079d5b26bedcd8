import type { EventType } from "@svc/generated/events";
import { type EventDraft, type EventRequest, emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import type { RecipientRow } from "../tables.ts";

/** Something that happened to a recipient, whose row has taken the number of the event. */
export interface RecipientEvent {
  readonly type: EventType & `recipient.${string}`;
  readonly row: Pick<RecipientRow, "account_id" | "id" | "event_sequence">;
  readonly previous_attributes: Record<string, unknown> | null;
}

/** Writes: events. */
export async function emitRecipients(
  tx: Tx,
  { now, request }: { now: number; request: EventRequest | null },
  happened: readonly RecipientEvent[],
): Promise<void> {
  const drafts = happened.map(
    ({ type, row, previous_attributes }): EventDraft =>
      eventOf(type, "rcp", row, { previous_attributes, created: now, request }),
  );
  await emit(tx, drafts);
}
