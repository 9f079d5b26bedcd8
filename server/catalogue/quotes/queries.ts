import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type QuoteRow, quotes } from "./tables.ts";

/** The quotes of an organisation that have these ids; an id that it does not own is absent. */
export async function findQuotes(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<QuoteRow[]> {
  return await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.account_id, account_id), isAnyOf(quotes.id, ids)));
}
