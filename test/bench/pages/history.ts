/** What the sales of a shop left behind, a span at a time: what pages read next to the sends. */
import { DAY_MS, DAYS, type ShopSeller, type Span, type Sql, sell, soldIn } from "../reads/sell.ts";
import type { Part } from "./fill.ts";

/** The rows of a shop, and when it was opened for the benchmark. Units: milliseconds. */
interface Past {
  readonly rows: number;
  readonly now: number;
}

/** The tables that are filled; their indexes are made when they are full. */
export const FILLED = ["sends", "send_references", "ledger_postings", "events", "request_logs"];

/** The parts of a history. */
export function partsOf(seller: ShopSeller, { rows, now }: Past): Part[] {
  const parts = { sends: sell, postings: post, recent: logRecent };
  return Object.entries(parts).map(([name, write]) => ({
    name,
    write: (read, span) => write(read, seller, { ...span, rows, began_ms: now - DAYS * DAY_MS }),
  }));
}

/** Events and requests are purged after this time. */
const RECENT_DAYS = 30;
/** What comes with every sale that was delivered. */
const TYPES = ["send.created", "send.submitted", "send.delivered"];
/** More than all of it costs. */
const GRANT_MINOR = 100_000_000_000;

/** A sale takes Credit, and then it is spent or comes back. */
async function post(read: Sql, { account_id, key_id }: ShopSeller, span: Span): Promise<void> {
  await read.sql`
    with sold as materialized (${soldIn(read, span)})
    insert into ledger_postings (sequence, amount_minor, available_after_minor,
      reserved_after_minor, in_flight_after_minor, created, account_id, id, source_id, api_key_id,
      currency, kind, from_book, to_book, type, source_prefix, description)
    select place::bigint * 2 + step, 500, ${GRANT_MINOR}::bigint - place * 500::bigint, 0,
      case step when 0 then 500 else 0 end, at, ${account_id},
      (head || '7' || lpad(to_hex(step), 3, '0') || tail)::uuid, id, ${key_id}, currency,
      kind, from_book, to_book, type, 'snd', case when type is not null then 'Airtime' end
    from sold cross join lateral (values
      (0, 'charge', 'available', 'in_flight', 'send', true),
      (1, 'settle', 'in_flight', 'house:sales', null, status = 'delivered'),
      (1, 'credit_back', 'in_flight', 'available', 'send_credit_back', status = 'failed_credited')
    ) as move(step, kind, from_book, to_book, type, is_made)
    where is_made`;
}

/** The events of the last month, and the requests that led to them. */
async function logRecent(read: Sql, { account_id, key_id }: ShopSeller, span: Span): Promise<void> {
  const recent_from = Math.ceil((span.rows * (DAYS - RECENT_DAYS)) / DAYS);
  if (span.last < recent_from) return;
  const recent = soldIn(read, { ...span, first: Math.max(span.first, recent_from) });
  await read.sql`
    with sold as materialized (${recent}), logged as (
      insert into request_logs (account_id, id, operation_id, method, path, query, status,
        duration_ms, api_key_id, ip, api_version, idempotency_key, replayed, is_deprecated,
        deprecated_fields, object_id, account_at, created)
      select ${account_id}, id, 'createSend', 'POST', '/dev/v1/sends', '', 202, 12, ${key_id},
        '41.0.0.1', '2026-11-01', 'sale-' || place, false, false,
        '{}', null, at, at
      from sold
    )
    insert into events (account_id, id, type, object_prefix, object_id, sequence,
      previous_attributes, request_id, idempotency_key, key_id, key_label, created)
    select ${account_id}, (head || '7' || lpad(to_hex(step), 3, '0') || tail)::uuid, type, 'snd',
      id, step, null, id, 'sale-' || place, ${key_id}, 'Till', at
    from sold cross join unnest(${TYPES}::text[]) with ordinality as of(type, step)`;
}
