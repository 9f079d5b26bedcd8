import type { SendRow } from "./tables.ts";

/** What the database makes of a status in `stage`: the same, but of what is under way. */
export function stageOf(status: SendRow["status"]): string {
  return status === "pending" || status === "submitted" ? "under_way" : status;
}
