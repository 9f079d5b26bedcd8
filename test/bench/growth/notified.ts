/** Whom a shop has notified of its sales: its customers by text, and an endpoint of deliveries. */
import type { PlacedSpan } from "../pages/fill.ts";
import type { Sql } from "../reads/sell.ts";
import { idOf, type Past, soldIn } from "./sold.ts";

/** Nothing is posted there: the sales were made long ago. */
export const ENDPOINT_URL = "https://shop.example/hook";
/** Those of its sale are numbered up to it. */
const DELIVERED = 3;

/** Texts that were reported and webhooks that were answered, of the sales of a span. */
export async function notify(read: Sql, past: Past, span: PlacedSpan): Promise<void> {
  const { account_id, endpoint_id } = past;
  const sold = read.sql`
    select *, ${DELIVERED}::int as step from (${soldIn(read, past, span)}) as sale
    where not is_returned`;
  await read.sql`
    with sold as materialized (${sold}), texted as (
      insert into messages (account_id, mode, id, channel, purpose, send_id, recipient, target,
        parts, created, tries, queries, provider_reference, status, status_at)
      select ${account_id}, 'test', id, 'sms', 'landing', id, target, target, 1, at, 1, 1,
        id::text, 'delivered', at
      from sold
    )
    insert into webhook_deliveries (account_id, id, endpoint_id, event_id, event_type, trigger,
      reason_id, status, url, attempt_count, attempts, body_excerpt, created)
    select ${account_id}, ${idOf(read)}, ${endpoint_id}, ${idOf(read)}, 'send.delivered', 'event',
      '00000000-0000-0000-0000-000000000000', 'succeeded', ${ENDPOINT_URL}, 1,
      jsonb_build_array(jsonb_build_object('at', (1000 * extract(epoch from at))::bigint,
        'status', 200, 'duration_ms', 12, 'error', null)),
      'ok', at
    from sold`;
}
