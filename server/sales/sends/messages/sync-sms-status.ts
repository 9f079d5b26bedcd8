import type { EventType } from "@svc/generated/events";
import type { MessageMove } from "#accounts/messages";
import { type EventDraft, emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { lockSends } from "../attempts/dispatch-queries.ts";
import type { SendRow } from "../rows/tables.ts";
import { unreportedOf } from "../unreported.ts";

/**
 * Copies the status of texts to their sends, and emits an event when a token arrived or did not.
 * Only the newest text of a send counts; a resend supersedes the one before.
 *
 * Writes: sends, events. Source: spec/sales/sends/enums.tsp.
 */
export async function syncSmsStatus(tx: Tx, moves: readonly MessageMove[]): Promise<void> {
  const names = moves.flatMap(({ account_id, send_id, purpose }) => {
    const is_told = purpose === "token" || purpose === "landing";
    return send_id === null || !is_told ? [] : [{ account_id, send_id }];
  });
  if (names.length === 0) return;
  const sends = await lockSends(tx, names);
  const moved = moves.flatMap((move) => {
    const before = sends.get(move.send_id ?? "");
    if (before === undefined || before.sms_id !== move.id) return [];
    const type = eventOfText(move);
    const event_sequence = before.event_sequence + (type === undefined ? 0 : 1);
    const after = { ...before, sms_status: move.status, event_sequence };
    const changed = unreportedOf({ before, after, at: move.at });
    const unreported = type === undefined ? changed : null;
    return [{ move, changed, after: { ...after, unreported }, type }];
  });
  await writeTexts(
    tx,
    moved.map(({ after }) => after),
  );
  await emit(
    tx,
    moved.flatMap(({ type, ...facts }) => (type === undefined ? [] : [smsEvent(type, facts)])),
  );
}

/**
 * The event of a text that carries a token. One that no gateway is known to have may have arrived,
 * and its seller has to resend the token all the same.
 */
function eventOfText({ status, is_taken, purpose }: MessageMove): EventType | undefined {
  if (purpose !== "token") return undefined;
  if (status === "delivered") return "send.token_delivered";
  const is_failed = status === "failed" || (status === "unconfirmed" && !is_taken);
  return is_failed ? "send.token_delivery_failed" : undefined;
}

function smsEvent(
  type: EventType,
  { move, changed, after }: { move: MessageMove; changed: Changed; after: SendRow },
): EventDraft {
  return eventOf(type, "snd", after, {
    previous_attributes: changed,
    created: move.at,
    request: null,
  });
}

type Changed = EventDraft["previous_attributes"];

async function writeTexts({ sql }: Tx, rows: readonly SendRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update sends set sms_status = text.sms_status, event_sequence = text.event_sequence,
      unreported = text.unreported::jsonb
    from unnest(
      ${rows.map(({ account_id }) => account_id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ sms_status }) => sms_status)}::text[],
      ${rows.map(({ event_sequence }) => event_sequence)}::integer[],
      ${rows.map(({ unreported }) => unreported && JSON.stringify(unreported))}::text[]
    ) as text(account_id, id, sms_status, event_sequence, unreported)
    where sends.account_id = text.account_id and sends.id = text.id`;
}
