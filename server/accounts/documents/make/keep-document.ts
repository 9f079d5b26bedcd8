import { createHash } from "node:crypto";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { openSecretBox } from "#platform/crypto/secret-box";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { placeOfChunk } from "../rows/sealed-chunks.ts";
import { type DocumentRow, documentChunks, documents } from "../rows/tables.ts";
import type { Upload } from "./read-upload.ts";

const CHUNK_BYTES = 1_048_576;
/** Source: spec/accounts/documents.tsp. */
const RECEIVED_MAX = 100;

/**
 * Keeps an uploaded file, sealed part by part, so that no more than a part of it is in memory a
 * second time.
 *
 * Refuses: `limit_reached`. Writes: documents, document_chunks, audit_entries.
 */
export async function keepDocument(
  tx: Tx,
  ctx: Ctx,
  { bytes, ...upload }: Upload,
): Promise<DocumentRow> {
  const account_id = ctx.account.id;
  await refuseMore(tx, account_id);
  const id = mintId(ctx.now);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const [row] = await tx.db
    .insert(documents)
    .values({
      ...{ ...upload, account_id, id, size: bytes.byteLength, sha256 },
      ...{ status: LIFECYCLES.document.initial[0], created: ctx.now },
    })
    .returning();
  if (row === undefined) throw new Error(`Document ${id} was not written.`);
  const box = openSecretBox(ctx.config.secret_key);
  for (let number = 0; number * CHUNK_BYTES < bytes.byteLength; number += 1) {
    const part = bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    // The box seals text, and a file is none.
    const sealed = box.seal(Buffer.from(part).toString("base64"), placeOfChunk(id, number));
    await insertMany(tx, documentChunks, [{ account_id, document_id: id, number, sealed }]);
  }
  const changes = { purpose: [null, row.purpose], sha256: [null, sha256] };
  await audit(tx, ctx, [{ object_id: formatId("doc", id), changes }]);
  return row;
}

/** A few uploads at the same moment may pass together: the limit keeps the disk, no promise. */
async function refuseMore({ db }: Tx, account_id: string): Promise<void> {
  const is_received = and(eq(documents.account_id, account_id), eq(documents.status, "received"));
  if ((await db.$count(documents, is_received)) < RECEIVED_MAX) return;
  const message = `${RECEIVED_MAX} documents wait for review; our staff must look at them first.`;
  refuse("limit_reached", { message, meta: { limit: "documents", max: RECEIVED_MAX } });
}
