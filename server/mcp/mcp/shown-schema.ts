/** The schema of a tool's arguments as a model is shown it: what it may write, in few words. */

type Schema = Readonly<Record<string, unknown>>;

/**
 * Rules that a model rarely breaks and pays for in every list. Whoever breaks one is refused with
 * the rule itself.
 */
const UNSHOWN: ReadonlySet<string> = new Set(["pattern", "minLength", "maxLength"]);

/** Of one form among several, only its type is shown: what it means, the argument says. */
const UNSHOWN_OF_FORMS: ReadonlySet<string> = new Set(["description", "minimum", "maximum"]);

/** A schema without the rules that a model need not know of before it breaks them. */
export function shownSchema(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !UNSHOWN.has(keyword))
      .map(([keyword, value]) => [keyword, shownKeyword(keyword, value)]),
  );
}

function shownKeyword(keyword: string, value: unknown): unknown {
  if (keyword === "properties") {
    const properties = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(properties.map(([name, one]) => [name, shownSchema(one)]));
  }
  if (keyword !== "anyOf") return value;
  return (value as Schema[]).map((form) => {
    const shown = Object.entries(shownSchema(form));
    return Object.fromEntries(shown.filter(([one]) => !UNSHOWN_OF_FORMS.has(one)));
  });
}
