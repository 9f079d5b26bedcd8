type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, with their values before; of objects in objects only those that do. */
export function differenceOf(before: Fields, after: Fields): Fields | null {
  const changed = Object.keys(after).flatMap((name): [string, unknown][] => {
    const [old, now] = [before[name], after[name]];
    if (isObject(old) && isObject(now)) {
      const inner = differenceOf(old, now);
      return inner === null ? [] : [[name, inner]];
    }
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [[name, old ?? null]];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
