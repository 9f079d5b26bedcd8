import type { Tx } from "#platform/db/transaction";
import type { Mode } from "#platform/work/queue";
import { testWaits } from "../attempts/waits.ts";
import type { SendRow } from "../rows/tables.ts";
import type { MovedWith } from "./parents.ts";
import { settleSends } from "./settle-sends.ts";

/** What people have found out about a send that has failed. */
interface ConfirmedFailure {
  readonly send: SendRow;
  readonly mode: Mode;
  /** Unix milliseconds on the account's clock, which the caller holds. */
  readonly now: number;
  readonly moved_with: MovedWith;
}

/** People vouch for what they say, and ask nobody. */
const PEOPLE = { name: "staff", refusal_is_proof: true, not_found_is_proof: true };

/**
 * Keeps as evidence that a failed send was not delivered, and ends a question that is still open
 * about it, by the same path as a supplier's answer; the send stays as it is.
 *
 * Writes: as `settleSends`.
 */
export async function confirmFailure(
  tx: Tx,
  { send, mode, now, moved_with }: ConfirmedFailure,
): Promise<void> {
  const code = "not_delivered_by_review" as const;
  const answer = {
    ...{ account_id: send.account_id, send_id: send.id, kind: "callback" as const },
    outcome: { kind: "refused" as const, code, supplier_code: "dispute" },
    ...{ duration_ms: 0, attempt_id: null, lease_owner: null, now, mode },
    // Nothing is delivered, so there is no token to seal.
    secret_key: "",
    supplier: { ...PEOPLE, is_simulated: mode === "test" },
    // It closes the question, so nobody waits for another answer.
    waits: testWaits(0),
  };
  await settleSends(tx, [answer], moved_with);
}
