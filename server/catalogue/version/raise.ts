import type { Tx } from "#platform/db/transaction";

/**
 * Has every program read the catalogue anew: a verb that changes a table of it calls this in the
 * same transaction, and a change by hand makes the same statement. Not a trigger, because an engine
 * that moves tables to other nodes fires none there, without a word.
 *
 * Writes: catalogue_versions. Source: docs/decisions/0034-facts-in-memory.md.
 */
export async function raiseCatalogueVersion({ sql }: Pick<Tx, "sql">): Promise<void> {
  await sql`update catalogue_versions set version = version + 1`;
}
