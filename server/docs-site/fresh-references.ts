/**
 * Names that make a request known when it comes again. An example that carried the same ones each
 * time would sell once, and show that first sale to everybody who tries it later.
 */
const NAMES: ReadonlySet<string> = new Set(["client_reference", "completion_id", "activity_id"]);

/** A copy of an example in which these fields are `reference`; the second one ends in `-2`. */
export function withReference<T>(example: T, reference: string): T {
  let met = 0;
  const copied = (value: unknown, name = ""): unknown => {
    if (typeof value === "string") return NAMES.has(name) ? nth() : value;
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => copied(one));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one, key)]));
  };
  const nth = () => {
    met += 1;
    return met === 1 ? reference : `${reference}-${met}`;
  };
  return copied(example) as T;
}
