/** Longer names are no typing mistakes, and are not compared. */
const CHARACTERS_MAX = 40;

/**
 * The candidate that a misspelt name was meant as: the fewest letters to change, add, drop or swap,
 * at most a third of the name. Null when nothing is that near.
 */
export function nearest(written: string, candidates: readonly string[]): string | null {
  if (written.length > CHARACTERS_MAX) return null;
  let best: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= least) continue;
    const distance = editDistance(written.toLowerCase(), candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** ` Did you mean …?` with the nearest candidate, to follow a sentence; empty without one. */
export function didYouMean(written: string, candidates: readonly string[]): string {
  const name = nearest(written, candidates);
  return name === null ? "" : ` Did you mean \`${name}\`?`;
}

/** Optimal string alignment: swapping two neighbouring letters is one step. */
function editDistance(left: string, right: string): number {
  const width = right.length + 1;
  const steps = new Uint8Array((left.length + 1) * width);
  const at = (row: number, column: number) => steps[row * width + column] ?? 0;
  for (let column = 0; column < width; column += 1) steps[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    steps[row * width] = row;
    for (let column = 1; column < width; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const changed = at(row - 1, column - 1) + (same ? 0 : 1);
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      steps[row * width + column] = least;
    }
  }
  return at(left.length, right.length);
}
