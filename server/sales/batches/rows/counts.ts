import type { Schemas } from "@svc/generated/routes";

/** How many lines have which status; a status without any may be absent. */
export type BatchCounts = Partial<Record<Schemas["BatchItemStatus"], number>>;

/** The counts of a batch as the wire shows them. */
export function presentCounts(
  { lines, invalid_lines }: { lines: number; invalid_lines: number },
  counts: BatchCounts,
): Schemas["BatchCounts"] {
  return {
    total: lines,
    valid: lines - invalid_lines,
    invalid: invalid_lines,
    skipped: counts.skipped ?? 0,
    pending: counts.pending ?? 0,
    sending: counts.sending ?? 0,
    delivered: counts.delivered ?? 0,
    failed: counts.failed ?? 0,
    unresolved: counts.unresolved ?? 0,
    unsent: counts.unsent ?? 0,
    cancelled: counts.cancelled ?? 0,
  };
}

/** The counts of a batch of which nothing was sent: every valid line waits. */
export function countsAtStart(row: { lines: number; invalid_lines: number }): BatchCounts {
  return { pending: row.lines - row.invalid_lines };
}
