import { type ApprovalRow, findRequestsOf } from "#accounts/approvals";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { RewardActor, RewardInput } from "./reward-input.ts";

/**
 * The request that an agent has made for a completion, if it is this very agent that asks again;
 * one that failed was refused, and can be made again. While a request is open, nobody else rewards
 * its completion. The program is locked when it counts.
 *
 * Refuses: `reference_in_use`. Source: docs/decisions/0037-agents.md.
 */
export async function findAgentRequest(
  from: Read | Tx,
  { account, key, approval_id = null }: RewardActor,
  { program_id, completion_id }: Pick<RewardInput, "program_id" | "completion_id">,
): Promise<ApprovalRow | null> {
  if (completion_id === null || approval_id !== null) return null;
  const named = { account_id: account.id, program_id, completion_id };
  const requests = await findRequestsOf(from, named);
  const open = requests.find(isOpen);
  if (open !== undefined && open.api_key_id !== key?.id) {
    const message = "An agent has asked for approval to reward this `completion_id`.";
    refuse("reference_in_use", {
      ...{ param: "completion_id", message, resource: formatId("apr", open.id) },
    });
  }
  const own = requests.filter(({ api_key_id }) => key?.kind === "ak" && api_key_id === key.id);
  return own.find(({ status }) => status !== "failed") ?? null;
}

/** What is approved and has no result yet is being carried out. */
function isOpen({ status, result_id }: ApprovalRow): boolean {
  return status === "requested" || (status === "approved" && result_id === null);
}
