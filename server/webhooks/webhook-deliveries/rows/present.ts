import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { Sent } from "./pack-sent.ts";
import { findDeliveriesOf, findSent } from "./queries.ts";
import type { DeliveryRow, KeptAttempt } from "./tables.ts";

type WebhookDelivery = Schemas["WebhookDelivery"];
type Reader = Pick<PresentContext, "account">;

/** Presents deliveries by id (uuid), with all their tries; others' are absent. */
export async function presentDeliveries(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const { rows, sent } = await ctx.read(async (read) => {
    const rows = await findDeliveriesOf(read, ctx.account.id, ids);
    return { rows, sent: await findSent(read, ctx.account.id, rows) };
  });
  return new Map(rows.map((row) => [row.id, presentDelivery(row, ctx, sent.get(row.id))]));
}

/** Presents a delivery with its tries, and with what was sent last, masked. */
export function presentDelivery(row: DeliveryRow, reader: Reader, sent?: Sent): WebhookDelivery {
  return {
    ...presentListedDelivery(row, reader),
    attempts: row.attempts.map(presentAttempt),
    request_headers: sent?.request_headers ?? null,
    payload: (sent?.payload ?? null) as WebhookDelivery["payload"],
  };
}

/** Presents a delivery as a list shows it. */
export function presentListedDelivery(row: DeliveryRow, { account }: Reader): WebhookDelivery {
  const last = row.attempts.at(-1);
  return {
    id: formatId("whd", row.id),
    object: "webhook_delivery",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    endpoint: formatId("we", row.endpoint_id),
    event: formatId("evt", row.event_id),
    event_type: row.event_type,
    url: row.url,
    status: row.status,
    attempt_count: row.attempt_count,
    next_attempt_at: row.next_attempt_at === null ? null : unixSeconds(row.next_attempt_at),
    last_response: last === undefined ? null : answerOf(last, row),
    trigger: row.trigger,
    attempts: [],
    request_headers: null,
    payload: null,
  };
}

function presentAttempt({ at, ...attempt }: KeptAttempt): Schemas["WebhookTry"] {
  return { at: unixSeconds(at), ...attempt };
}

function answerOf(
  { at: _, ...last }: KeptAttempt,
  { body_excerpt }: DeliveryRow,
): Schemas["WebhookResponse"] {
  return { ...last, body_excerpt };
}
