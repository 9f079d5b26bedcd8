import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, inArray, or } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import { type QuoteRow, quotes } from "./tables.ts";

const OPEN = "open";
const USED = "used";
/** The states that the contract's table lets go on. */
const BEFORE_SALE = sourcesOf(LIFECYCLES.quote, { to: USED, by: "sale" });
const BEFORE_RETURN = sourcesOf(LIFECYCLES.quote, { to: OPEN, by: "sale_returned" });

/** A quote and the send that carries it. */
export interface CarriedQuote {
  readonly account_id: string;
  readonly quote_id: string;
  readonly send_id: string;
}

/**
 * Reads the quotes that sales want to carry, and holds them until the transaction ends unless it is
 * only a look. What belongs to somebody else is absent.
 */
export async function lockQuotes(
  { db }: Pick<Read | Tx, "db">,
  wanted: readonly Omit<CarriedQuote, "send_id">[],
  { is_look }: { is_look: boolean },
): Promise<Map<string, QuoteRow>> {
  if (wanted.length === 0) return new Map();
  const select = db
    .select()
    .from(quotes)
    .where(
      or(
        ...wanted.map(({ account_id, quote_id }) =>
          and(inArray(quotes.account_id, [account_id]), inArray(quotes.id, [quote_id])),
        ),
      ),
    )
    .orderBy(quotes.account_id, quotes.id);
  const rows = is_look ? await select : await select.for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks quotes as used by the sends that carry them. Writes: quotes. */
export async function useQuotes({ sql }: Tx, carried: readonly CarriedQuote[]): Promise<void> {
  if (carried.length === 0) return;
  await sql`
    update quotes set status = ${USED}, used_by = carried.send_id
    from unnest(
      ${carried.map(({ account_id }) => account_id)}::uuid[],
      ${carried.map(({ quote_id }) => quote_id)}::uuid[],
      ${carried.map(({ send_id }) => send_id)}::uuid[]
    ) as carried(account_id, quote_id, send_id)
    where quotes.account_id = carried.account_id and quotes.id = carried.quote_id
      and quotes.status = any(${BEFORE_SALE}::text[])`;
}

/**
 * Opens the quotes of sends from which nothing came, as long as their time is not over.
 *
 * Writes: quotes. Source: spec/base/lifecycles/quote.tsp.
 */
export async function freeQuotes(
  { sql }: Tx,
  returned: readonly (CarriedQuote & { readonly at: number })[],
): Promise<void> {
  if (returned.length === 0) return;
  await sql`
    update quotes set status = ${OPEN}, used_by = null
    from unnest(
      ${returned.map(({ account_id }) => account_id)}::uuid[],
      ${returned.map(({ quote_id }) => quote_id)}::uuid[],
      ${returned.map(({ send_id }) => send_id)}::uuid[],
      ${returned.map(({ at }) => writeInstant(at))}::text[]::timestamptz[]
    ) as returned(account_id, quote_id, send_id, at)
    where quotes.account_id = returned.account_id and quotes.id = returned.quote_id
      and quotes.status = any(${BEFORE_RETURN}::text[]) and quotes.used_by = returned.send_id
      and quotes.expires_at > returned.at`;
}
