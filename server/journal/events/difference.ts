type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of an object as it is presented that differ from before, with their values before: of
 * an object in it only those that differ, also those that are there no more; of a list the whole.
 * Null when nothing differs.
 */
export function differenceOf(before: object, after: object): Record<string, unknown> | null {
  return differenceIn(Object.keys(after), before, after);
}

function differenceIn(
  names: readonly string[],
  before: object,
  after: object,
): Record<string, unknown> | null {
  const [was, is]: [Fields, Fields] = [{ ...before }, { ...after }];
  const changed = names.flatMap((name): [string, unknown][] => {
    const [old, now] = [was[name] ?? null, is[name]];
    if (old === now) return [];
    if (isFields(old) && isFields(now)) {
      const every = [...new Set([...Object.keys(now), ...Object.keys(old)])];
      const inner = differenceIn(every, old, now);
      return inner === null ? [] : [[name, inner]];
    }
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [[name, old]];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** The same object with other values in some of its fields, of objects in it too. */
export function withFields(object: object, others: object | null): Record<string, unknown> {
  const changed: Fields = { ...others };
  const fields = Object.entries(object).map(([name, value]): [string, unknown] => {
    if (!(name in changed)) return [name, value];
    const other = changed[name];
    return [name, isFields(value) && isFields(other) ? withFields(value, other) : other];
  });
  return Object.fromEntries(fields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
