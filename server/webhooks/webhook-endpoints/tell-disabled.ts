import { type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time";
import type { EndpointRow } from "./tables.ts";

/**
 * Tells that an endpoint was switched off, by whoever moved it there.
 *
 * Writes: a `webhook_endpoint.disabled` event.
 */
export async function tellDisabled(
  tx: Tx,
  row: EndpointRow,
  {
    before,
    created,
    request,
  }: Pick<EventDraft, "created" | "request"> & {
    before: Pick<EndpointRow, "status" | "disabled_reason" | "disabled_at">;
  },
): Promise<void> {
  const { status, disabled_reason, disabled_at } = before;
  const disabled_at_seconds = disabled_at === null ? null : unixSeconds(disabled_at);
  await emit(tx, [
    {
      account_id: row.account_id,
      type: "webhook_endpoint.disabled",
      object: { prefix: "we", id: row.id },
      sequence: row.event_sequence,
      previous_attributes: { status, disabled_reason, disabled_at: disabled_at_seconds },
      created,
      request,
    },
  ]);
}
