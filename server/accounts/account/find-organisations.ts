import { and, asc, eq, ilike, or } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { type AccountRow, accounts } from "./tables.ts";

const FOUND_MAX = 50;

/** The live accounts of organisations whose name has these words, or that are named by their id. */
export async function findOrganisations({ db }: Read, words: string): Promise<AccountRow[]> {
  const id = parseId("acct", words);
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const named = or(ilike(accounts.name, pattern), ilike(accounts.legal_name, pattern));
  const is_meant = id === null ? named : or(eq(accounts.id, id), eq(accounts.twin_id, id));
  return await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.mode, "live"), is_meant))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(FOUND_MAX);
}
