import { lockClocksForShare } from "#accounts/account";
import { auditByStaff } from "#journal/audit-log";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { Database } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { type DocumentName, findChunk, findDocuments } from "./rows/queries.ts";
import { placeOfChunk } from "./rows/sealed-chunks.ts";
import type { DocumentRow } from "./rows/tables.ts";

/** Who looks at a document. */
interface Look extends DocumentName {
  readonly by: string;
}

/**
 * A document with its file, for a person of the staff; null where there is none. That it was looked
 * at stands in the audit log before it is.
 *
 * Writes: audit_entries.
 */
export async function openDocument(
  database: Pick<Database, "read" | "transact">,
  { by, ...name }: Look,
  secret_key: string,
): Promise<{ row: DocumentRow; bytes: Buffer } | null> {
  const { account_id, id } = name;
  const [row] = await database.read((read) => findDocuments(read, account_id, [id]));
  if (row === undefined) return null;
  await database.transact("open a document", async (tx) => {
    const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
    if (clock === undefined) throw new Error(`No clock row for account ${account_id}.`);
    const about = { account_id, action: "document.opened", object_id: formatId("doc", id) };
    await auditByStaff(tx, [{ ...about, changes: {}, note: by, created: clock.now }]);
  });
  const box = openSecretBox(secret_key);
  const parts: Buffer[] = [];
  for (let number = 0; ; number += 1) {
    const sealed = await database.read((read) => findChunk(read, name, number));
    if (sealed === null) return { row, bytes: Buffer.concat(parts) };
    parts.push(Buffer.from(box.open(sealed, placeOfChunk(id, number)), "base64"));
  }
}
