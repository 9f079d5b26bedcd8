import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { sendAttempts } from "../rows/dispatch-tables.ts";
import type { DueSend, SendAttemptRow, SendWork } from "./dispatch-queries.ts";

/** An exchange with a supplier that is about to begin; the caller has locked send and work. */
export interface Intention extends DueSend {
  readonly kind: "submit" | "query";
  /** Number of the send's latest attempt; 0 before the first. */
  readonly last_sequence: number;
  readonly supplier_name: string;
  readonly lease_owner: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * Writes down exchanges before the supplier hears of them: once this is committed, a hand-over is
 * never made again, whatever becomes of whoever makes it.
 *
 * Writes: send_attempts. Source: docs/decisions/0025-attempts.md.
 */
export async function intend(tx: Tx, intentions: readonly Intention[]): Promise<SendAttemptRow[]> {
  const rows = intentions.map((intention) => attemptOf(intention));
  await insertMany(tx, sendAttempts, rows);
  return rows;
}

/** The work of a send that is being handed over: tries are counted from the first. */
export function workAtHandOver({ work, now }: Pick<Intention, "work" | "now">): SendWork {
  return {
    ...work,
    submits: work.submits + 1,
    queries: 0,
    first_submit_at: work.first_submit_at ?? now,
    not_found_at: null,
  };
}

function attemptOf(intention: Intention): SendAttemptRow {
  const { send, kind, now } = intention;
  return {
    account_id: send.account_id,
    // The id is the reference that the supplier knows the hand-over by.
    id: mintId(now),
    send_id: send.id,
    sequence: intention.last_sequence + 1,
    kind,
    state: "intended",
    supplier: intention.supplier_name,
    lease_owner: intention.lease_owner,
    at: now,
    duration_ms: null,
    outcome: null,
    detail: null,
    status_before: send.status,
    status_after: null,
    evidence: null,
  };
}
