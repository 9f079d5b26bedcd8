/** For how long events are shown. Source: spec/journal/events.tsp. */
export const EVENT_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Events older than this are not shown and may be gone. Units: ms.
 */
export function oldestShown(now: number): number {
  return now - EVENT_RETENTION_DAYS * DAY_MS;
}
