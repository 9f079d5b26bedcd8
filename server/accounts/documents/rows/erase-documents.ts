import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { documents } from "./tables.ts";

/** Deletes documents of an account with their files. Writes: documents, document_chunks. */
export async function eraseDocuments(
  { db }: Pick<Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .delete(documents)
    .where(and(eq(documents.account_id, account_id), isAnyOf(documents.id, ids)));
}
