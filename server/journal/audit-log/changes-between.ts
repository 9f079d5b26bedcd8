/** The fields in which two forms of an object differ, each with the old value and the new. */
export function changesBetween(before: object, after: object): Record<string, unknown[]> {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) =>
      JSON.stringify(old.get(field)) === JSON.stringify(value)
        ? []
        : [[field, [old.get(field), value]]],
    ),
  );
}
