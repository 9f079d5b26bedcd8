import { formatId, type IdPrefix } from "#platform/ids";
import type { OverviewScope } from "../read-sales.ts";

/** Whose matters, and how far the account's time is ahead of the wall. */
export interface AttentionScope extends OverviewScope {
  readonly ahead_ms: number;
}

/** What other sections have found out already. */
export interface Facts {
  /** When the Credit of each currency that lasts for less than a day is used up. */
  readonly low_credit: readonly number[];
}

/** How many there are of something, the newest of them as wire ids, and when the first is due. */
export interface Found {
  readonly count: number;
  readonly object_ids: string[];
  /** Unix milliseconds on the account's clock; null where nothing lapses. */
  readonly due_ms: number | null;
}

/** One of the newest, with what is true of all: their number, and the first time that is due. */
export interface FoundRow {
  readonly id: string;
  readonly count: number;
  readonly due_ms: string | null;
}

/** How many are shown by their ids. Source: spec/reporting/overview.tsp. */
export const IDS_MAX = 5;

/** What a statement found. */
export function foundOf(prefix: IdPrefix, rows: readonly FoundRow[]): Found {
  const [first] = rows;
  if (first === undefined) return { count: 0, object_ids: [], due_ms: null };
  const { count, due_ms } = first;
  const object_ids = rows.map(({ id }) => formatId(prefix, id));
  return { count, object_ids, due_ms: due_ms === null ? null : Number(due_ms) };
}
