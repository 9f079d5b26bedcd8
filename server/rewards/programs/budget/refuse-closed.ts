import { refuse } from "#platform/refusal";
import type { ProgramRow } from "../rows/tables.ts";

/** Refuses: `program_closed`. */
export function refuseClosed({ status }: Pick<ProgramRow, "status">): void {
  if (status === "closed") refuse("program_closed");
}
