import { differenceOf, type EventDraft, emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { presentChangeable } from "./present.ts";
import type { EndpointRow } from "./tables.ts";

/**
 * Tells that an endpoint was switched off, by whoever moved it there.
 *
 * Writes: a `webhook_endpoint.disabled` event.
 */
export async function notifyDisabled(
  tx: Tx,
  row: EndpointRow,
  { before, created, request }: Pick<EventDraft, "created" | "request"> & { before: EndpointRow },
): Promise<void> {
  const [was, is] = [presentChangeable(before), presentChangeable(row)];
  await emit(tx, [
    eventOf("webhook_endpoint.disabled", "we", row, {
      previous_attributes: differenceOf(was, is),
      created,
      request,
    }),
  ]);
}
