/** The sends of a shop with a history, written a span at a time. */
import type { Read, Tx } from "@svc/server/platform/db/transaction.ts";

/** How long the shop has sold. */
export const DAYS = 360;
export const DAY_MS = 86_400_000;
/** The sends of a customer, on average. */
const SENDS_A_CUSTOMER = 25;

export type Sql = Pick<Read | Tx, "sql">;

/** Who sells, and with which key. */
export interface ShopSeller {
  readonly account_id: string;
  readonly key_id: string;
}

/** Some of the sends of a shop, by their places. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** How many sends the shop has. */
  readonly rows: number;
  readonly began_ms: number;
}

/** The moments of sales and what came of them; `head`, `slot` and `tail` are parts of their ids. */
export function soldIn({ sql }: Sql, { first, last, rows, began_ms }: Span) {
  const step_ms = (DAYS * DAY_MS) / rows;
  const customers = Math.ceil(rows / SENDS_A_CUSTOMER);
  return sql`
    select place, to_timestamp(moment / 1000.0) as at, (head || '7' || slot || tail)::uuid as id,
      head, tail,
      '+26377' || lpad((place::bigint * 7919 % ${customers}::int)::text, 7, '0') as target,
      case place % 5 when 0 then 'ZWG' else 'USD' end as currency,
      case when place % 100 < 97 then 'delivered' when place % 1000 < 999 then 'failed_credited'
        else 'unknown' end as status
    from generate_series(${first}::int, ${last}::int) as place
    cross join lateral (
      select (${began_ms}::bigint + (place * ${step_ms}::float8)::bigint) as moment
    ) as time
    cross join lateral (
      select substr(encode(int8send(moment), 'hex'), 5) as head,
        lpad(to_hex(place % 4096), 3, '0') as slot,
        '8' || substr(md5(place::text), 1, 15) as tail
    ) as parts`;
}

/**
 * Sells as the shop did: 97 in 100 delivered, most to customers who come again, from twenty tills.
 */
export async function sell(
  read: Sql,
  { account_id, key_id }: ShopSeller,
  span: Span,
): Promise<void> {
  await read.sql`
    with sold as materialized (${soldIn(read, span)}), written as (
      insert into sends (account_id, id, status, status_at, type, product, network, target,
        amount_minor, cost_minor, currency, credit_returned, credit_transaction_ids,
        client_reference, api_key_id, source, sms_message, sms_locale, submitted_at, delivered_at,
        failure_code, failed_at, metadata, created, event_sequence)
      select ${account_id}, id, status, at, case place % 20 when 0 then 'data' else 'airtime' end,
        case place % 5 when 0 then 'airtime-zwg' else 'airtime-usd' end, 'econet', target,
        500, 500, currency, status = 'failed_credited',
        array[id], 'sale-' || place, ${key_id}, 'api', 'You have received airtime.', 'en', at,
        case status when 'delivered' then at end,
        case status when 'failed_credited' then 'network_rejected' end,
        case status when 'failed_credited' then at end,
        jsonb_build_object('till', 'till-' || place % 20, 'sale', place::text), at, 3
      from sold
    )
    insert into send_references (account_id, reference, object_prefix, object_id, request_id)
    select ${account_id}, 'sale-' || place, 'snd', id, id from sold`;
}
