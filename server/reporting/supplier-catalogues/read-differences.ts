import { asc, eq } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { catalogueDifferences } from "./tables.ts";

export type DifferenceRow = typeof catalogueDifferences.$inferSelect;

/** The open differences, by supplier and offer. */
export async function readDifferences({ db }: Pick<Read, "db">): Promise<DifferenceRow[]> {
  const { supplier, type, network, currency, kind, is_open } = catalogueDifferences;
  return await db
    .select()
    .from(catalogueDifferences)
    .where(eq(is_open, true))
    .orderBy(asc(supplier), asc(type), asc(network), asc(currency), asc(kind));
}
