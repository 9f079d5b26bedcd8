import { openSecretBox } from "#platform/crypto/secret-box";
import type { Database } from "#platform/db/transaction";
import { type ExportName, findChunk } from "../rows/queries.ts";
import { placeOfChunk } from "../rows/sealed-chunks.ts";

/**
 * The bytes of a file, part by part: each is read when it is asked for, in a statement of its own,
 * so that a slow reader holds no connection and one part of the file in memory.
 */
export async function* readChunks(
  { read, secret_key }: Pick<Database, "read"> & { readonly secret_key: string },
  name: ExportName,
  chunk_count: number,
): AsyncGenerator<Buffer> {
  const box = openSecretBox(secret_key);
  for (let number = 0; number < chunk_count; number += 1) {
    const sealed = await read((from) => findChunk(from, name, number));
    if (sealed === null) throw new Error(`The file of ${name.export_id} was deleted meanwhile.`);
    yield Buffer.from(box.open(sealed, placeOfChunk(name.export_id, number)));
  }
}
