import type { ProgramRow } from "./rows/tables.ts";

/**
 * Until when people decide about what a closed program still holds. Pure.
 *
 * Units: milliseconds on the account's clock.
 */
export function graceEnds({
  closed_at,
  close_grace_seconds,
}: Pick<ProgramRow, "closed_at" | "close_grace_seconds">): number {
  return (closed_at ?? 0) + close_grace_seconds * 1_000;
}
