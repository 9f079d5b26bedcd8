import { openSemaphore, type Semaphore } from "./semaphore.ts";

/** Reports at once in a program: the other connections are left to sales. */
const REPORTS_MAX = 2;
const WAITING_MAX = 50;
const WAIT_MS_MAX = 5_000;

/**
 * The slots of a program for reports, which may read for seconds.
 *
 * Refuses: `service_unavailable`, when too many wait or one has waited too long.
 */
export function openReportSlots(): Semaphore {
  return openSemaphore({
    places: REPORTS_MAX,
    waiting_max: WAITING_MAX,
    wait_ms_max: WAIT_MS_MAX,
  });
}
