/** How long a request is kept, in wall time. Source: spec/journal/requests.tsp. */
const KEPT_MS = 30 * 86_400_000;

/** Requests that arrived before this are not shown and may be gone. Units: ms of wall time. */
export function oldestKept(wall_ms: number): number {
  return wall_ms - KEPT_MS;
}
