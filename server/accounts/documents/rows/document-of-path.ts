import type { Ctx } from "#platform/context";
import { refuseMissing } from "#platform/missing";
import { findByPath, type PathObject } from "#platform/path-object";
import { isSeenBy } from "../read-purposes.ts";
import { findDocuments } from "./queries.ts";
import { type DocumentRow, documents } from "./tables.ts";

const DOCUMENT: PathObject = { table: documents, prefix: "doc", param: "document_id" };

/**
 * The account's document that a path names, if the caller sees it.
 *
 * Refuses: `resource_missing`.
 */
export async function documentOfPath(
  { account, key, read }: Pick<Ctx, "account" | "key" | "read">,
  written: string,
): Promise<DocumentRow> {
  return await read(async (tx) => {
    const row = await findByPath(tx, DOCUMENT, { account, written }, findDocuments);
    return isSeenBy(key, row.purpose)
      ? row
      : await refuseMissing(tx, { ...DOCUMENT, account, id: row.id });
  });
}
