import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { sendAttempts } from "../rows/dispatch-tables.ts";
import type { DueSend, SendWork } from "./dispatch-queries.ts";

/** An exchange with a supplier that is about to begin; the caller has locked send and work. */
export interface Intention extends DueSend {
  readonly kind: "submit" | "query";
  readonly supplier_name: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

export type SendAttemptRow = typeof sendAttempts.$inferSelect;

/**
 * Records exchanges before the supplier is called. Once they are committed together with the work
 * of their sends, no hand-over is repeated, even if the process making it dies.
 *
 * Writes: send_attempts. Source: docs/decisions/0025-attempts.md.
 */
export async function intend(tx: Tx, intentions: readonly Intention[]): Promise<SendAttemptRow[]> {
  const rows = intentions.map((intention) => attemptOf(intention));
  await insertMany(tx, sendAttempts, rows);
  return rows;
}

/**
 * The work of a send after an exchange was recorded: tries count from the first, questions start
 * again with each try.
 */
export function workIntending(
  work: SendWork,
  { id, kind, sequence, supplier, at }: SendAttemptRow,
): SendWork {
  const counted = { ...work, attempts: sequence };
  if (kind !== "submit") {
    return { ...counted, query_id: id, query_sequence: sequence, query_at: at };
  }
  return {
    ...counted,
    submits: work.submits + 1,
    queries: 0,
    first_submit_at: work.first_submit_at ?? at,
    not_found_at: null,
    hand_over_id: id,
    hand_over_sequence: sequence,
    hand_over_state: "intended",
    hand_over_supplier: supplier,
    hand_over_at: at,
  };
}

function attemptOf({ send, work, kind, supplier_name, now }: Intention): SendAttemptRow {
  return {
    account_id: send.account_id,
    send_id: send.id,
    sequence: work.attempts + 1,
    id: mintId(now),
    kind,
    supplier: supplier_name,
    at: now,
    status_before: send.status,
  };
}
