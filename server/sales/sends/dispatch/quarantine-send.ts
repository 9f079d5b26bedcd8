import { quarantineRow } from "#platform/work/quarantine";
import { SEND_TABLE } from "../attempts/dispatch-queries.ts";
import type { Answer, SettlingDeps } from "./dispatch.ts";
import type { Job } from "./lease-sends.ts";

/**
 * Quarantines a send whose answer could not be settled, and settles the answer as one that cannot
 * be read: a supplier that repeats it would otherwise be queried for ever, because only what is
 * settled brings a send to the end of its window, where people decide.
 *
 * The caller knows that the first settlement was rolled back: where the database was away or a lock
 * was held, the answer is not at fault, and the send is left to its lease.
 * Writes: quarantined_rows, and as `settleSends`. Source: docs/decisions/0025-attempts.md.
 */
export async function quarantineSend(
  deps: Pick<SettlingDeps, "database" | "log">,
  { job, err }: { job: Job; err: unknown },
  settle: (answer: Answer) => Promise<void>,
): Promise<void> {
  const { mode, task, send } = job;
  const row = { account_id: send.account_id, row_id: send.id };
  await quarantineRow(deps, { queue: SEND_TABLE.queue, mode, ...row }, err);
  // Anything else has spoken to no network, or has a window of its own that needs no answer.
  if (task.do === "submit" || task.do === "query") await settle(UNREADABLE);
}

const UNREADABLE: Answer = {
  kind: "supplier",
  outcome: { kind: "no_answer", reason: "unparseable" },
  duration_ms: null,
  is_presumed: false,
};
