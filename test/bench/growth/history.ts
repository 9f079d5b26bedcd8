/**
 * The history of a shop that sells as many sends every day, with whole books behind it, written a
 * span at a time. What differs between two sizes is for how long the shop has sold.
 */
import type { Part, PlacedSpan } from "../pages/fill.ts";
import type { Sql } from "../reads/sell.ts";
import { notify } from "./notified.ts";
import { idOf, type Past, SENDS_A_DAY, soldIn } from "./sold.ts";

/** Events and requests are purged after this time, and texts and deliveries too. */
const RECENT_SENDS = 30 * SENDS_A_DAY;
/** What comes with every sale that was delivered. */
const TYPES = ["send.created", "send.submitted", "send.delivered"];

/** The tables that are filled; their indexes are made when they are full. */
export const FILLED = [
  ...["sends", "send_references", "ledger_postings", "events", "request_logs"],
  ...["messages", "webhook_deliveries"],
];

/** The parts of a history. */
export function partsOf(past: Past): Part[] {
  return [
    { name: "sends", write: (read, span) => sell(read, past, span) },
    { name: "postings", write: (read, span) => post(read, past, span) },
    { name: "recent", write: (read, span) => logRecent(read, past, recentOf(past, span)) },
    { name: "notified", write: (read, span) => notify(read, past, recentOf(past, span)) },
  ];
}

/** The sales of a span of which nothing was purged; there may be none. */
function recentOf({ rows }: Past, { first, last }: PlacedSpan): PlacedSpan {
  return { first: Math.max(first, rows - RECENT_SENDS + 1), last };
}

async function sell(read: Sql, past: Past, span: PlacedSpan): Promise<void> {
  const { account_id, key_id } = past;
  const transaction = (step: string) => read.sql`(head || '7' || ${step}::text || tail)::uuid`;
  await read.sql`
    with sold as materialized (${soldIn(read, past, span)}), written as (
      insert into sends (account_id, id, status, status_at, type, product, network, target,
        amount_minor, cost_minor, currency, credit_returned, credit_transaction_ids,
        client_reference, api_key_id, source, sms_message, sms_locale, submitted_at, delivered_at,
        failure_code, failed_at, credited_at, metadata, created, event_sequence)
      select ${account_id}, id, case when is_returned then 'failed_credited' else 'delivered' end,
        at, case place % 20 when 0 then 'data' else 'airtime' end,
        case currency when 'ZWG' then 'airtime-zwg' else 'airtime-usd' end, 'econet', target,
        500, 500, currency, is_returned,
        case when is_returned then array[${transaction("001")}, ${transaction("002")}]
          else array[${transaction("001")}] end,
        'sale-' || place, ${key_id}, 'api', 'You have received airtime.', 'en', at,
        case when not is_returned then at end,
        case when is_returned then 'network_rejected' end, case when is_returned then at end,
        case when is_returned then at end,
        jsonb_build_object('till', 'till-' || place % 20, 'sale', place::text), at, 3
      from sold
    )
    insert into send_references (account_id, reference, object_prefix, object_id, request_id)
    select ${account_id}, 'sale-' || place, 'snd', id, id from sold`;
}

/** A sale takes Credit, which is spent, and its supplier is paid; or it comes back. */
async function post(read: Sql, past: Past, span: PlacedSpan): Promise<void> {
  const { account_id, key_id } = past;
  await read.sql`
    with sold as materialized (${soldIn(read, past, span)})
    insert into ledger_postings (sequence, amount_minor, available_after_minor,
      reserved_after_minor, in_flight_after_minor, created, account_id, id, source_id, api_key_id,
      currency, kind, from_book, to_book, type, source_prefix, description)
    select sequence_before + step, case kind when 'vend' then 480 else 500 end,
      available_before_minor - case kind when 'credit_back' then 0 else 500 end, 0,
      case kind when 'charge' then 500 else 0 end, at, ${account_id}, ${idOf(read)}, id, ${key_id},
      currency, kind, from_book, to_book, type, 'snd', case when type is not null then 'Airtime' end
    from sold cross join lateral (values
      (1, 'charge', 'available', 'in_flight', 'send', true),
      (2, 'settle', 'in_flight', 'house:sales', null, not is_returned),
      (3, 'vend', 'house:float:simulator', 'house:cost_of_sales', null, not is_returned),
      (2, 'credit_back', 'in_flight', 'available', 'send_credit_back', is_returned)
    ) as move(step, kind, from_book, to_book, type, is_made)
    where is_made`;
}

/** The events of the last month, and the requests that led to them. */
async function logRecent(read: Sql, past: Past, span: PlacedSpan): Promise<void> {
  const { account_id, key_id } = past;
  await read.sql`
    with sold as materialized (${soldIn(read, past, span)}), logged as (
      insert into request_logs (account_id, id, operation_id, method, path, query, status,
        duration_ms, api_key_id, ip, api_version, idempotency_key, replayed, is_deprecated,
        deprecated_fields, object_id, account_at, created)
      select ${account_id}, id, 'createSend', 'POST', '/dev/v1/sends', '', 202, 12, ${key_id},
        '41.0.0.1', '2026-11-01', 'sale-' || place, false, false, '', null, at, at
      from sold
    )
    insert into events (account_id, id, type, object_prefix, object_id, sequence,
      previous_attributes, request_id, idempotency_key, key_id, key_label, created)
    select ${account_id}, ${idOf(read)}, type, 'snd', id, step, null, id, 'sale-' || place,
      ${key_id}, 'Till', at
    from sold cross join unnest(${TYPES}::text[]) with ordinality as of(type, step)`;
}

/** Leaves the balances as the newest postings have them. */
export async function closeBalances({ sql }: Sql, account_id: string): Promise<void> {
  await sql`
    update ledger_balances held set sequence = newest.sequence, last_posting_id = newest.id,
      available_minor = newest.available_after_minor,
      in_flight_minor = newest.in_flight_after_minor
    from (values ('USD'), ('ZWG')) as sold(currency) cross join lateral (
      select * from ledger_postings own
      where own.account_id = ${account_id} and own.currency = sold.currency
      order by sequence desc limit 1
    ) as newest
    where held.account_id = ${account_id} and held.currency = sold.currency`;
}

/** Leaves nothing to send to the endpoints of what was written behind them. */
export async function closeFeeds({ sql }: Sql): Promise<void> {
  await sql`update webhook_feeds set commit_position = default, event_id = default`;
}
