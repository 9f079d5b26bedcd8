/** So many letters may be wrong, missing or too many in a name that was meant to be another. */
const SLIPS_MAX = 2;

/** The name that was most likely meant; null when none is near. */
export function closestName(written: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .toSorted((one, other) => one.slips - other.slips)[0];
  return near !== undefined && near.slips <= SLIPS_MAX ? near.name : null;
}

/** How many letters have to be put in, taken out or replaced to make one of the other. */
function slipsBetween(written: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...written].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...name].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[name.length] ?? 0;
}
