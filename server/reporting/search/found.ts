import type { Schemas } from "@svc/generated/routes";

/** One object that matches, as its statement found it. */
export interface FoundRow {
  readonly id: string;
  readonly matched: Schemas["SearchMatch"];
  /** What tells it apart; null where it has no such words. */
  readonly label: string | null;
  readonly status: string;
  /** Unix milliseconds. */
  readonly created: string;
}

/** The newest of a kind that are shown, and one more that says that there are others. */
export const SHOWN_MAX = 10;
export const READ_MAX = SHOWN_MAX + 1;

/** Two ways to one object are one result: the first that was tried. */
export function newestOf(rows: readonly FoundRow[]): FoundRow[] {
  const first = new Map<string, FoundRow>();
  for (const row of rows) if (!first.has(row.id)) first.set(row.id, row);
  return [...first.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
