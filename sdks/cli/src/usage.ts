/** A command that cannot be carried out as it was written: nothing was sent. */
export class UsageError extends Error {
  override name = "UsageError";
  /** What to do next. */
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/** The word that was probably meant; null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((one) => ({ one, distance: distanceOf(word, one) }))
    .sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= Math.max(2, word.length / 3) ? best.one : null;
}

/** How many letters are added, taken or changed between two words. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
