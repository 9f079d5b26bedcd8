/**
 * What somebody else wrote, as the database can store it: neither `text` nor `jsonb` takes a NUL
 * character, and `jsonb` takes no half of a surrogate pair. A settlement must not fail for that.
 */
export function storable<Written>(written: Written): Written {
  return partOf(written) as Written;
}

function partOf(written: unknown): unknown {
  if (typeof written === "string") return textOf(written);
  if (Array.isArray(written)) return written.map(partOf);
  if (typeof written !== "object" || written === null) return written;
  const parts = Object.entries(written);
  return Object.fromEntries(parts.map(([name, part]) => [textOf(name), partOf(part)]));
}

function textOf(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
