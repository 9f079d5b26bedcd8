import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";

interface Kept {
  readonly account_id: string;
  readonly export_id: string;
  readonly number: number;
  readonly sealed: string;
}

/** A chunk is up to a megabyte: few are read at once. */
const ROWS_MAX = 8;

/** What a chunk is sealed with: it opens as no other part of no other file. */
export function placeOfChunk(export_id: string, number: number): { bound_to: string } {
  return { bound_to: `export/${export_id}/${number}` };
}

/** The files of exports, for a rotation of the sealing key. Writes: export_chunks. */
export const sealedChunks: SealedStore = {
  name: "export_chunks",
  async read({ sql }, after) {
    const [account_id = BEFORE_ALL, export_id = BEFORE_ALL, number = "-1"] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, export_id, number, sealed from export_chunks
      where (account_id, export_id, number) > (${account_id}, ${export_id}, ${Number(number)})
      order by account_id, export_id, number limit ${ROWS_MAX}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.export_id, String(row.number)],
      ...placeOfChunk(row.export_id, row.number),
      sealed: [row.sealed],
    }));
    return { rows, reached: rows.length < ROWS_MAX ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place }, [sealed = ""]) {
    const [account_id = "", export_id = "", number = ""] = place;
    // A chunk is never written anew but here: whichever pass is last, it opens to the same.
    await sql`
      update export_chunks set sealed = ${sealed} where account_id = ${account_id}
        and export_id = ${export_id} and number = ${Number(number)}`;
  },
};
