import type { LeaseInput } from "./lease-rows.ts";

/** Places beyond a worker's own, for the jobs of accounts that have few under way. */
export interface SparePlaces<Job> {
  readonly count: number;
  accountOf(job: Job): string;
}

/** How many jobs a worker may have under way. */
interface PlacesInput<Job> {
  readonly concurrency: number;
  readonly leased_max?: number | undefined;
  readonly spare?: SparePlaces<Job> | undefined;
}

/** A new lease is worth its statements when so much of the worker is free. */
const FREE_SHARE = 1 / 4;
/** Where suppliers are fast, a place is free before this, and nothing is leased in small sets. */
const SPARE_EVERY_MS = 250;

/**
 * Counts the places of a worker's jobs. Whoever has all of them waits for its own supplier: the
 * spare ones are leased for others alone, a quarter of them at a time.
 */
export function openPlaces<Job>(input: PlacesInput<Job>) {
  const { concurrency, leased_max = concurrency, spare } = input;
  const free_least = Math.max(1, Math.floor(concurrency * FREE_SHARE));
  const held = new Map<string, number>();
  let taken = 0;
  let spare_from = 0;

  function note(job: Job, change: 1 | -1): void {
    taken += change;
    const account_id = spare?.accountOf(job);
    if (account_id === undefined) return;
    const count = (held.get(account_id) ?? 0) + change;
    if (count > 0) held.set(account_id, count);
    else held.delete(account_id);
  }

  const isRoomy = () => concurrency - taken >= free_least;
  return {
    take: (job: Job) => note(job, 1),
    /** Says whether a new lease is worth it again. */
    leave(job: Job): boolean {
      note(job, -1);
      return isRoomy();
    },
    /** How much may be leased next, and whose; null where there is no room. */
    next(): LeaseInput | null {
      if (isRoomy()) return { limit: Math.min(concurrency - taken, leased_max) };
      if (spare === undefined || performance.now() < spare_from) return null;
      spare_from = performance.now() + SPARE_EVERY_MS;
      const most = Math.floor(spare.count * FREE_SHARE);
      const limit = Math.min(most, concurrency + spare.count - taken);
      const full = [...held].flatMap(([account_id, count]) => (count >= most ? account_id : []));
      return limit > 0 && full.length > 0 ? { limit, full } : null;
    },
  };
}
