/** The sales of a shop that sells as many sends every day, by their places. */
import type { PlacedSpan } from "../pages/fill.ts";
import type { Sql } from "../reads/sell.ts";

export const SENDS_A_DAY = 10_000;
export const DAY_MS = 86_400_000;
/** The sends of a customer, at every size. */
const SENDS_A_CUSTOMER = 100;

/** A balance before the first sale. */
export interface OpeningBalance {
  readonly currency: "USD" | "ZWG";
  readonly sequence: string;
  readonly available_minor: string;
}

/** Who has sold, how much, and until when. */
export interface Past {
  readonly account_id: string;
  readonly key_id: string;
  /** The endpoint that has heard of every sale. */
  readonly endpoint_id: string;
  readonly rows: number;
  /** Units: milliseconds. */
  readonly ended_ms: number;
  readonly opening: readonly OpeningBalance[];
}

/** When the shop was opened. */
export function beganMs(rows: number, ended_ms: number): number {
  return ended_ms - (rows * DAY_MS) / SENDS_A_DAY;
}

/**
 * Sales and what came of them: every fifth in ZWG, one in 33 of a currency returned. Each is over
 * before the next one is made, so its place in the chain follows from its number alone.
 */
export function soldIn({ sql }: Sql, past: Past, { first, last }: PlacedSpan) {
  const { rows, ended_ms, opening } = past;
  const customers = Math.ceil(rows / SENDS_A_CUSTOMER);
  return sql`
    select place, to_timestamp(moment / 1000.0) as at, (head || '7' || slot || tail)::uuid as id,
      head, tail, opening.currency, nth % 33 = 0 as is_returned,
      '+26377' || lpad((place::bigint * 7919 % ${customers}::int)::text, 7, '0') as target,
      opening.sequence + 3 * (nth - 1) - (nth - 1) / 33 as sequence_before,
      opening.available_minor - 500 * ((nth - 1) - (nth - 1) / 33) as available_before_minor
    from generate_series(${first}::int, ${last}::int) as place
    cross join lateral (
      select (${beganMs(rows, ended_ms)}::float8
          + place::float8 * ${DAY_MS / SENDS_A_DAY}::float8)::bigint as moment,
        (case place % 5 when 0 then place / 5 else place - place / 5 end)::bigint as nth,
        case place % 5 when 0 then 'ZWG' else 'USD' end as sold_in
    ) as sale
    cross join lateral (
      select substr(encode(int8send(moment), 'hex'), 5) as head,
        lpad(to_hex(place % 4096), 3, '0') as slot,
        '8' || substr(md5(place::text), 1, 15) as tail
    ) as parts
    join unnest(
      ${opening.map(({ currency }) => currency)}::text[],
      ${opening.map(({ sequence }) => sequence)}::bigint[],
      ${opening.map(({ available_minor }) => available_minor)}::bigint[]
    ) as opening(currency, sequence, available_minor) on opening.currency = sale.sold_in`;
}

/** The id of a row that belongs to a sale, by its number. */
export const idOf = ({ sql }: Sql) =>
  sql`(head || '7' || lpad(to_hex(step), 3, '0') || tail)::uuid`;
