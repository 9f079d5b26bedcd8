/** Employers with a year of allocations and sales behind them. */
import type { Read } from "@svc/server/platform/db/transaction.ts";
import type { Seller } from "../books.ts";

const DAY_MS = 86_400_000;
const DAYS = 360;
const ROWS_A_STATEMENT = 100_000;
/** Every second allocation's worth of sends was sold at a till. */
const LINES_A_BATCH = 500;
const TABLES = "sends, batches, batch_items, workforce_batches, ledger_postings";

/** Places so many sends over the past year, half of them as lines of allocations. */
export async function fillLedger(
  read: Read,
  { account_id, key_id }: Seller,
  { sends, now }: { sends: number; now: number },
): Promise<void> {
  const { sql } = read;
  const began_ms = now - DAYS * DAY_MS;
  const step_ms = (DAYS * DAY_MS) / sends;
  for (let first = 1; first <= sends; first += ROWS_A_STATEMENT) {
    const last = Math.min(sends, first + ROWS_A_STATEMENT - 1);
    await sql`create temporary table sold as ${soldBy(read, { first, last, began_ms, step_ms })}`;
    await sql`
      insert into batches (account_id, id, status, title, lines, invalid_lines, total_usd_minor,
        total_zwg_minor, cost_usd_minor, cost_zwg_minor, currency, reserve_credit, on_invalid,
        on_insufficient, request_id, source, metadata, created, event_sequence)
      select distinct on (batch_id) ${account_id}::uuid, batch_id, 'completed',
        'Airtime of team ' || batch, ${LINES_A_BATCH}::int, 0, 0, 0, 0, 0, 'USD', true, 'skip',
        'stop', batch_id, 'workforce', '{}'::jsonb, at, 3
      from sold where batch_id is not null order by batch_id, place
      on conflict do nothing`;
    await sql`
      insert into workforce_batches (account_id, batch_year, batch_number, batch_id, kind)
      select distinct ${account_id}::uuid, 2026, batch, batch_id, 'airtime'
      from sold where batch_id is not null on conflict do nothing`;
    await sql`
      insert into batch_items (account_id, id, batch_id, line, status, target, ordered, send_id,
        metadata, created)
      select ${account_id}, line_id, batch_id, 1 + place % ${LINES_A_BATCH}::int, 'delivered',
        target, jsonb_build_object('name', name, 'amount', '5.00'), id, '{}', at
      from sold where batch_id is not null`;
    await sql`
      insert into sends (account_id, id, status, status_at, type, product, network, target,
        amount_minor, cost_minor, currency, credit_transaction_ids, api_key_id, source,
        sms_message, sms_locale, submitted_at, delivered_at, batch_id, batch_item_id, metadata,
        created, event_sequence)
      select ${account_id}, id, 'delivered', at, 'airtime', 'airtime-usd', 'econet', target, 500,
        500, currency, array[id], ${key_id}, 'api', 'You have received airtime.', 'en', at, at,
        batch_id, line_id, '{}', at, 3
      from sold`;
    await post(read, account_id);
    await sql`drop table sold`;
  }
  await sql.unsafe(`vacuum (freeze, analyze) ${TABLES}`);
}

interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly began_ms: number;
  readonly step_ms: number;
}

function soldBy({ sql }: Read, { first, last, began_ms, step_ms }: Stretch) {
  const idOf = (kind: string) => sql`
    (substr(encode(int8send(moment), 'hex'), 5) || '7' || lpad(to_hex(place % 4096), 3, '0')
      || '8' || substr(md5(${kind} || place), 1, 15))::uuid`;
  return sql`
    select place, batch, id, to_timestamp(moment / 1000.0) as at, ${idOf("return")} as return_id,
      ${idOf("settle")} as settle_id,
      '+26377' || lpad((place % 10000)::text, 7, '0') as target, place % 50 = 0 as is_returned,
      case place % 5 when 0 then 'ZWG' else 'USD' end as currency,
      case when batch % 2 = 0 then md5('batch' || batch || ${began_ms}::bigint)::uuid end
        as batch_id,
      case when batch % 2 = 0 then ${idOf("line")} end as line_id,
      (array['Tatenda','Rudo','Chipo','Farai','Nyasha','Tendai','Blessing','Kudzai','Themba',
        'Sibongile'])[1 + place % 10] || ' ' || (array['Moyo','Ncube','Dube','Sibanda',
        'Ndlovu','Mpofu','Chirwa','Banda','Phiri','Gumbo','Nyoni'])[1 + place % 11] as name
    from generate_series(${first}::int, ${last}::int) as place
    cross join lateral (
      select (${began_ms}::bigint + (place * ${step_ms}::float8)::bigint) as moment,
        place / ${LINES_A_BATCH}::int as batch
    ) as time
    cross join lateral (select ${idOf("send")} as id) as sale`;
}

/** What each sale moved: its charge, and its settlement or its return. */
async function post({ sql }: Read, account_id: string): Promise<void> {
  await sql`
    insert into ledger_postings (account_id, sequence, amount_minor, available_after_minor,
      reserved_after_minor, in_flight_after_minor, created, id, source_id, currency, kind,
      from_book, to_book, type, source_prefix, description)
    select ${account_id}, sequence, 500, 100000000, 0, 500, at, posting_id, id, currency, kind,
      from_book, to_book, type, 'snd',
      case when type is not null then 'Airtime in US dollars to ' || target end
    from sold
    cross join lateral (values
      (2 * place::bigint, id, 'charge', 'available', 'in_flight', 'send', true),
      (2 * place + 1, settle_id, 'settle', 'in_flight', 'house:sales', null, not is_returned),
      (2 * place + 1, return_id, 'credit_back', 'in_flight', 'available', 'send_credit_back',
        is_returned)
    ) as posting(sequence, posting_id, kind, from_book, to_book, type, is_made)
    where is_made order by place, sequence`;
}
