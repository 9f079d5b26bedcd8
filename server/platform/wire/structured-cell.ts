type Flat = Readonly<Record<string, string | number>>;

/**
 * What a cell holds that an export wrote as JSON: one object or a list of them, of texts and
 * numbers, without what is null; null when it holds anything else.
 */
export function structureOf(cell: string, { is_list }: { is_list: boolean }): unknown {
  const written = parsed(cell);
  if (!is_list) return flatOf(written);
  if (!Array.isArray(written)) return null;
  const all = written.map(flatOf);
  return all.includes(null) ? null : all;
}

/** A list of texts as an export wrote it, `["a","b"]`; null when the cell holds anything else. */
export function wordsOf(cell: string): string[] | null {
  const list = parsed(cell);
  return Array.isArray(list) && list.every((word) => typeof word === "string") ? list : null;
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}

function flatOf(written: unknown): Flat | null {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return null;
  const entries = Object.entries(written).filter(([, value]) => value !== null);
  const is_flat = entries.every(([, value]) => ["string", "number"].includes(typeof value));
  return is_flat ? Object.fromEntries(entries) : null;
}
