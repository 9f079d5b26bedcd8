import { unavailable } from "./errors.ts";

/** How many may be inside at once, how many may wait for it, and how long. */
export interface SemaphoreLimits {
  readonly places: number;
  readonly waiting_max: number;
  readonly wait_ms_max: number;
}

/** Runs work when a place is free. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Bounds how much work runs and waits: first come, first served.
 *
 * Refuses: `service_unavailable` with `retry_after` when too many wait, or one has waited too long.
 */
export function openSemaphore({ places, waiting_max, wait_ms_max }: SemaphoreLimits): Semaphore {
  const waiting: Waiting[] = [];
  let free = places;

  function waitForSlot(): Promise<void> {
    if (waiting.length >= waiting_max) throw unavailable();
    return new Promise((enter, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(unavailable());
      }, wait_ms_max);
      const place = { enter, timer };
      waiting.push(place);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) {
      free += 1;
      return;
    }
    // The place goes straight to the one who has waited longest, past those who come only now.
    clearTimeout(next.timer);
    next.enter();
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else await waitForSlot();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
