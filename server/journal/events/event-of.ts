import type { EventType } from "@svc/generated/events";
import type { IdPrefix } from "#platform/ids";
import type { EventDraft } from "./event-rows.ts";

/** The row of an object as it is after the change, with the number that the event takes. */
export interface RowOfEvent {
  readonly account_id: string;
  readonly id: string;
  readonly event_sequence: number;
}

/** The event of a row that has just been written. */
export function eventOf(
  type: EventType,
  prefix: IdPrefix,
  { account_id, id, event_sequence: sequence }: RowOfEvent,
  caused: Pick<EventDraft, "created" | "request"> &
    Partial<Pick<EventDraft, "previous_attributes">>,
): EventDraft {
  const { created, request, previous_attributes = null } = caused;
  return {
    account_id,
    type,
    object: { prefix, id },
    sequence,
    previous_attributes,
    created,
    request,
  };
}
