import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";

/** Who asks for something of the catalogue. */
export type CatalogueReader = Pick<Ctx, "perProgram" | "read" | "catalogue_version">;

/**
 * A query of the catalogue whose answer each program keeps as long as the version stands that was
 * compared with the caller of the request. What is read is as new as that version or newer.
 *
 * Nobody changes what this returns: other requests are given the same objects.
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
export function keptByCatalogue<T>(
  query: (from: Read) => Promise<T>,
): (reader: CatalogueReader) => Promise<T> {
  const open = (): { last: { version: number; answer: T } | null } => ({ last: null });
  return async ({ perProgram, read, catalogue_version: version }) => {
    const kept = perProgram(open);
    if (kept.last !== null && kept.last.version === version) return kept.last.answer;
    const answer = await read(query);
    if (version !== null) kept.last = { version, answer };
    return answer;
  };
}
