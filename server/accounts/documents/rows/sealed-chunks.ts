import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";

interface Kept {
  readonly account_id: string;
  readonly document_id: string;
  readonly number: number;
  readonly sealed: string;
}

/** A chunk is up to two megabytes: few are read at once. */
const ROWS_MAX = 4;

/** What a chunk is sealed with: it opens as no other part of no other file. */
export function placeOfChunk(document_id: string, number: number): { bound_to: string } {
  return { bound_to: `document/${document_id}/${number}` };
}

/** The files of documents, for a rotation of the sealing key. Writes: document_chunks. */
export const sealedDocumentChunks: SealedStore = {
  name: "document_chunks",
  async read({ sql }, after) {
    const [account_id = BEFORE_ALL, document_id = BEFORE_ALL, number = "-1"] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, document_id, number, sealed from document_chunks
      where (account_id, document_id, number) > (${account_id}, ${document_id}, ${Number(number)})
      order by account_id, document_id, number limit ${ROWS_MAX}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.document_id, String(row.number)],
      ...placeOfChunk(row.document_id, row.number),
      sealed: [row.sealed],
    }));
    return { rows, reached: rows.length < ROWS_MAX ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place }, [sealed = ""]) {
    const [account_id = "", document_id = "", number = ""] = place;
    // A chunk is never written anew but here: whichever pass is last, it opens to the same.
    await sql`
      update document_chunks set sealed = ${sealed} where account_id = ${account_id}
        and document_id = ${document_id} and number = ${Number(number)}`;
  },
};
