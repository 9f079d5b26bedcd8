const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Events older than this are not shown and may be gone. Units: ms.
 * Source: spec/journal/events.tsp.
 */
export function oldestShown(now: number): number {
  return now - KEPT_DAYS * DAY_MS;
}
