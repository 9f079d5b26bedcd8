/**
 * Which key seals: the setting's or the data folder's, and only one that the database knows, or the
 * first of a database that has none. A wrong key would sell, and could not keep what it bought.
 * Source: docs/decisions/0020-starts-and-sealing-keys.md.
 */

import { sealingKeyIds } from "../crypto/secret-box.ts";
import type { Database, Read, Tx } from "../db/transaction.ts";
import { SettingError } from "../setting-error.ts";
import type { Settings } from "../settings/config.ts";
import { makeKeptKey, readKeptKey, secretKeyFile } from "../settings/secret-key.ts";

type Given = Pick<Settings, "secret_key" | "data_folder">;

/**
 * Answers the key material to seal and to open with, and remembers which key seals from now on. A
 * key is made only for a database that has never had one.
 *
 * Refuses, as a `SettingError`: a malformed key, a key that is gone, and keys among which one is
 * missing that the database needs.
 * Writes: sealing_keys; `secret-key` in the data folder of a new sandbox.
 */
export async function settleSealingKey(database: Database, given: Given): Promise<string> {
  const needed = await database.transact("read sealing keys", neededKeyIds);
  const material = given.secret_key ?? readKeptKey(given.data_folder) ?? newKey(given, needed);
  const ids = sealingKeyIds(material);
  await database.transact("settle sealing key", async (tx) => {
    // Of several first starts at once the first one's key is that of all.
    await tx.sql`select pg_advisory_xact_lock(hashtextextended('sealing key', 0))`;
    const missing = (await neededKeyIds(tx)).filter((id) => !ids.includes(id));
    if (missing.length > 0) throw wrongKey(given, { missing, ids });
    await tx.sql`
      insert into sealing_keys (key_id, used_at) values (${ids[0] ?? ""}, svc_now())
      on conflict (key_id) do update set used_at = svc_now(), retired_at = null`;
  });
  return material;
}

/**
 * What keeps a program from starting with these keys, without making or remembering one; null where
 * nothing does.
 */
export async function complaintOfKey(
  database: Pick<Database, "read">,
  given: Given,
): Promise<string | null> {
  const needed = await database.read(neededKeyIds);
  try {
    const material = given.secret_key ?? readKeptKey(given.data_folder);
    if (material === null) return needed.length === 0 ? null : goneKey(given, needed).message;
    const ids = sealingKeyIds(material);
    const missing = needed.filter((id) => !ids.includes(id));
    return missing.length === 0 ? null : wrongKey(given, { missing, ids }).message;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

/** The keys without which something in the database cannot be opened. */
async function neededKeyIds({ sql }: Pick<Read | Tx, "sql">): Promise<string[]> {
  const rows = await sql<{ key_id: string }[]>`
    select key_id from sealing_keys where retired_at is null order by used_at`;
  return rows.map(({ key_id }) => key_id);
}

function newKey(given: Given, needed: readonly string[]): string {
  if (needed.length === 0) return makeKeptKey(given.data_folder);
  throw goneKey(given, needed);
}

function goneKey({ data_folder }: Given, needed: readonly string[]): SettingError {
  return new SettingError(
    `${secretKeyFile(data_folder)} is gone, and this database was sealed with the key ` +
      `${needed.join(" and ")}: put the file back, or start from empty data with --reset.`,
  );
}

function wrongKey(
  { secret_key, data_folder }: Given,
  { missing, ids }: { missing: readonly string[]; ids: readonly string[] },
): SettingError {
  const place = secret_key === null ? secretKeyFile(data_folder) : "SVC_SECRET_KEY";
  return new SettingError(
    `${place} is not the key that this database was sealed with: ` +
      `expected ${missing.join(" and ")}, found ${ids.join(" and ")}; ` +
      "put the right one back, or name both for a rotation (new,old).",
  );
}
