import { nearest } from "./nearest.ts";

/** Longer paths are no typing mistakes. */
const SEGMENTS_MAX = 10;

/**
 * The path of the contract that a misspelt one was meant as, each segment near or a parameter of
 * the other; null when none is.
 */
export function nearestPath(written: string, paths: readonly string[]): string | null {
  const segments = segmentsOf(written);
  if (segments.length > SEGMENTS_MAX) return null;
  const found = paths
    .map((path) => ({ path, distance: distanceOf(segments, segmentsOf(path)) }))
    .filter(({ distance }) => distance !== null);
  const [best] = found.sort((a, b) => Number(a.distance) - Number(b.distance));
  return best?.path ?? null;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** How many segments differ; null when one is too far off, or all but parameters differ. */
function distanceOf(written: readonly string[], known: readonly string[]): number | null {
  if (written.length !== known.length) return null;
  let distance = 0;
  for (const [index, segment] of known.entries()) {
    const name = written[index] ?? "";
    if (segment.startsWith("{") || segment === name) continue;
    if (nearest(name, [segment]) === null) return null;
    distance += 1;
  }
  return distance;
}
