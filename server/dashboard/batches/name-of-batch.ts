import type { Schemas } from "@svc/generated/routes";
import { readableMoment } from "#platform/time/readable";
import { WORDS } from "./words.ts";

/** What a batch is called; without a title it is known by its lines and when it was made. */
export function nameOfBatch({
  title,
  counts,
  created,
}: Pick<Schemas["Batch"], "title" | "counts" | "created">): string {
  return title ?? WORDS.untitled(counts.total, readableMoment(created * 1_000));
}
