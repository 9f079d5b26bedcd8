import { and, eq, like } from "drizzle-orm";
import type { Currency } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { topups } from "../rows/tables.ts";

/** What bank transfers are credited under, whichever of the house's accounts they arrived on. */
const OF_BANKS = "bank/%";

/**
 * The live top-ups that lines of a statement were credited to, by the line's number. Numbers of two
 * banks may be equal: staff then find out which it is, rather than that a line is credited twice.
 */
export async function findCreditedLines(
  { db }: Pick<Read, "db">,
  { currency, lines }: { currency: Currency; lines: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: topups.id, line: topups.provider_reference })
    .from(topups)
    .where(
      and(
        eq(topups.method, "bank_transfer"),
        eq(topups.currency, currency),
        like(topups.provider, OF_BANKS),
        isAnyOf(topups.provider_reference, lines),
      ),
    );
  return new Map(rows.map(({ id, line }) => [line ?? "", formatId("top", id)]));
}
