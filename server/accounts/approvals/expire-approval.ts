import { lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { dropDeadline, moveApproval } from "./lifecycle.ts";
import { lockApproval } from "./queries.ts";
import type { ApprovalName } from "./queue.ts";

/**
 * Nobody has decided a request in its time; one that was decided meanwhile is left as it is. Its
 * `client_reference` stays taken.
 *
 * Writes: agent_approvals, approval_deadlines, events.
 */
export async function expireApproval(
  tx: Tx,
  { account_id, approval_id }: ApprovalName,
): Promise<void> {
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const row = await lockApproval(tx, account_id, approval_id);
  if (clock === undefined || row === null) return;
  if (row.status !== "requested" || row.expires_at > clock.now) return;
  const { now } = clock;
  await moveApproval(tx, row, {
    to: "expired",
    by: "time_over",
    set: {},
    previous_attributes: {},
    now,
    request: null,
  });
  await dropDeadline(tx, row);
}
