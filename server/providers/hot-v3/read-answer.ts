/** JSON whose numbers stay the text that they were written as, so that no amount is rounded. */
export type Json = null | boolean | string | readonly Json[] | { readonly [name: string]: Json };

/** The type that `JSON.parse` has with the source of each value. */
type ParseWithSource = (
  text: string,
  revive: (name: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

const parseWithSource = JSON.parse as ParseWithSource;
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** A number that is written into JSON with exactly these digits. */
export function numberWritten(digits: string): unknown {
  return rawJSON(digits);
}

/** Reads a body; undefined when it is no JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return parseWithSource(text, (_, value, { source }) =>
      typeof value === "number" ? (source ?? "") : value,
    ) as Json;
  } catch {
    return undefined;
  }
}

/**
 * A member of an object by its name in any case; undefined when it has none, or two that differ in
 * case alone, of which nobody knows which one counts.
 */
export function memberOf(value: Json | undefined, name: string): Json | undefined {
  if (!isObject(value)) return undefined;
  const found = Object.entries(value).filter(([written]) => written.toLowerCase() === name);
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** The first of several names that a member has. */
export function anyMemberOf(value: Json | undefined, names: readonly string[]): Json | undefined {
  return names.map((name) => memberOf(value, name)).find((one) => one !== undefined);
}

/** A text or a number that says something; null for anything else. */
export function textOf(value: Json | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

export function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object that comes as itself or as a text of JSON. */
export function objectIn(value: Json | undefined): Json | undefined {
  return typeof value === "string" ? readJson(value) : value;
}
