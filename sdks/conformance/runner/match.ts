/** Whether an answer is as the data expects it; what the data does not name may be anything. */
type Json = unknown;
type Variables = Readonly<Record<string, Json>>;

const VARIABLE = /\$\{([^}]+)\}/g;

/** Puts variables in place: `"${send.id}"` alone keeps the type that the variable has. */
export function filled(value: Json, variables: Variables): Json {
  if (typeof value === "string") return filledText(value, variables);
  if (Array.isArray(value)) return value.map((one) => filled(one, variables));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, filled(one, variables)]);
  return Object.fromEntries(entries);
}

function filledText(text: string, variables: Variables): Json {
  const [whole] = [...text.matchAll(VARIABLE)];
  if (whole?.[0] === text) return at(variables, whole[1] ?? "");
  return text.replace(VARIABLE, (_, path: string) => String(at(variables, path)));
}

/** `value.data.0.id` of an object. */
export function at(value: Json, path: string): Json {
  return path
    .split(".")
    .reduce<Json>((held, name) => (held as Record<string, Json> | null)?.[name], value);
}

/** What differs, as sentences; empty when nothing does. */
export function differences(expected: Json, found: Json, where = "$"): string[] {
  if (typeof expected === "object" && expected !== null && !Array.isArray(expected)) {
    const [first = ""] = Object.keys(expected);
    if (first.startsWith("$")) return special(expected as Record<string, Json>, found, where);
    if (typeof found !== "object" || found === null) return [`${where} is ${shown(found)}`];
    return Object.entries(expected).flatMap(([name, one]) =>
      differences(one, (found as Record<string, Json>)[name], `${where}.${name}`),
    );
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) {
      return [`${where} is ${shown(found)}, not ${shown(expected)}`];
    }
    return expected.flatMap((one, index) => differences(one, found[index], `${where}.${index}`));
  }
  return Object.is(expected, found) ? [] : [`${where} is ${shown(found)}, not ${shown(expected)}`];
}

function special(expected: Record<string, Json>, found: Json, where: string): string[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const test = SPECIALS[name];
    if (test === undefined) return [`${where}: the data says ${name}, which is not known`];
    return test(found, wanted) ? [] : [`${where} is ${shown(found)}, not ${name} ${shown(wanted)}`];
  });
}

const SPECIALS: Readonly<Record<string, (found: Json, wanted: Json) => boolean>> = {
  $type: (found, wanted) => (found === null ? "null" : typeof found) === wanted,
  $match: (found, wanted) => typeof found === "string" && new RegExp(String(wanted)).test(found),
  $not: (found, wanted) => differences(wanted, found).length > 0,
  $least: (found, wanted) => Number(found) >= Number(wanted),
  $most: (found, wanted) => Number(found) <= Number(wanted),
  $length: (found, wanted) => (found as { length?: number } | null)?.length === wanted,
  $in: (found, wanted) => (wanted as Json[]).some((one) => differences(one, found).length === 0),
  $some: (found, wanted) =>
    Array.isArray(found) && found.some((one) => differences(wanted, one).length === 0),
  $every: (found, wanted) =>
    Array.isArray(found) && found.every((one) => differences(wanted, one).length === 0),
  $absent: (found) => found === undefined,
};

function shown(value: Json): string {
  return (JSON.stringify(value) ?? "absent").slice(0, 300);
}

/** Equal to the last leaf, without regard to the order of fields. */
export function isSame(one: Json, other: Json): boolean {
  return canonical(one) === canonical(other);
}

export function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
