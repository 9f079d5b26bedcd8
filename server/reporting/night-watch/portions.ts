/** Rows in their order, as many in one portion as together reach a size; one row may be more. */
export function portionsOf<Row>(
  rows: readonly Row[],
  sizeOf: (row: Row) => number,
  size_max: number,
): Row[][] {
  const portions: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const size = Math.max(1, sizeOf(row));
    if (size > left) {
      portions.push([]);
      left = size_max;
    }
    portions.at(-1)?.push(row);
    left -= size;
  }
  return portions;
}
