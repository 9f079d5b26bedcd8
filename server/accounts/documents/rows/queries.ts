import { and, asc, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type DocumentRow, documentChunks, documents } from "./tables.ts";

/** A document of an account. */
export type DocumentName = Pick<DocumentRow, "account_id" | "id">;

/** The documents of an account that have these ids; others' are absent. */
export async function findDocuments(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  return await db
    .select()
    .from(documents)
    .where(and(eq(documents.account_id, account_id), isAnyOf(documents.id, ids)));
}

/** Locks a document until the transaction ends; null when there is none. */
export async function lockDocument({ db }: Tx, name: DocumentName): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.account_id, name.account_id), eq(documents.id, name.id)))
    .for("no key update");
  return row ?? null;
}

/** One sealed part of a file; null behind the last. */
export async function findChunk(
  { db }: Read,
  { account_id, id }: DocumentName,
  number: number,
): Promise<string | null> {
  const [row] = await db
    .select({ sealed: documentChunks.sealed })
    .from(documentChunks)
    .where(
      and(
        eq(documentChunks.account_id, account_id),
        eq(documentChunks.document_id, id),
        eq(documentChunks.number, number),
      ),
    );
  return row?.sealed ?? null;
}

const LISTED_MAX = 100;

/** The documents of all organisations that staff have not looked at, the oldest first. */
export async function listReceivedDocuments({ db }: Read): Promise<DocumentRow[]> {
  return await db
    .select()
    .from(documents)
    .where(eq(documents.status, "received"))
    .orderBy(asc(documents.created))
    .limit(LISTED_MAX);
}
