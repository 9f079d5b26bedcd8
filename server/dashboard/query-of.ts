import type { Context } from "hono";

const CHARACTERS_MAX = 200;

/** What an address says under the names that a page takes; what is empty is left out. */
export function queryOf(c: Context, names: readonly string[]): Readonly<Record<string, string>> {
  const found = names.flatMap((name): [string, string][] => {
    const value = c.req.query(name)?.trim().toWellFormed().slice(0, CHARACTERS_MAX) ?? "";
    return value === "" ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}
