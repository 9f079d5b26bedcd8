import { AuthorityChanged, lockClocksForShare } from "#accounts/account";
import { type ApprovalInput, type ApprovalRow, askApproval } from "#accounts/approvals";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { drawsOn, lockProgram, refusalOfBudget, refusalOfEarmark } from "#rewards/programs";
import { findRecipient } from "#rewards/recipients";
import { findCompletion } from "#rewards/rewards";
import { type ForeseenSend, foreseeSend } from "#sales/sends";
import { throwFirst, underNames } from "./judge/first-refusal.ts";
import { holdOf } from "./judge/hold-of.ts";
import type { JudgedReward } from "./judge/judge-candidates.ts";
import { judgeReward } from "./judge/judge-reward.ts";
import { orderOfReward } from "./judge/order-of-reward.ts";
import { findAgentRequest } from "./read/find-agent-request.ts";
import type { RewardActor, RewardInput } from "./read/reward-input.ts";

/** What an agent is answered in place of a reward. */
export interface RequestedReward {
  readonly row: ApprovalRow;
  /** Whether the agent had asked before. */
  readonly is_repeat: boolean;
}

type Held = NonNullable<Extract<ForeseenSend, { kind: "judged" }>["held"]>;

/**
 * Asks for approval in place of a reward that an agent may not give by itself, in the transaction
 * in which it would be made; null when nobody has to approve it, or `makeReward` has the answer:
 * the reward of before, or a refusal. All that refuses the reward refuses it here too. Nobody is
 * registered before it is judged, as whoever is new is known to nobody.
 *
 * Refuses: as `createReward`. Throws `AuthorityChanged`.
 * Writes: agent_approvals, approval_deadlines, events, messages.
 * Source: docs/guides/agents.md, "When a person must approve".
 */
export async function askForReward(
  tx: Tx,
  actor: RewardActor,
  input: RewardInput,
): Promise<RequestedReward | null> {
  const { account, key, approval_id = null, request } = actor;
  if (key?.kind !== "ak" || approval_id !== null) return null;
  const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
  if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
  if (await isRewarded(tx, actor, input)) return null;
  const earlier = await findAgentRequest(tx, actor, input);
  if (earlier !== null) return { row: earlier, is_repeat: true };
  const recipient = await findRecipient(tx, actor, input);
  const program = await lockProgram(tx, account.id, input.program_id);
  // Whoever was waited for may have rewarded the same completion.
  if (program === null || (await isRewarded(tx, actor, input))) return null;
  const before = await findAgentRequest(tx, actor, input);
  if (before !== null) return { row: before, is_repeat: true };
  if (recipient === null) return null;
  const judged = await judgeReward(tx, actor, input, { program, recipient });
  const held = await heldBy(tx, actor, judged, input);
  if (held === null) return null;
  const asked = approvalInputOf(actor, input, { judged, held });
  const row = await askApproval(tx, asked, { clock, key_label: key.label, request });
  return { row, is_repeat: false };
}

async function isRewarded(
  tx: Tx,
  { account }: RewardActor,
  { program_id, completion_id }: RewardInput,
): Promise<boolean> {
  if (completion_id === null) return false;
  const name = { account_id: account.id, program_id, completion_id };
  return (await findCompletion(tx, name)) !== null;
}

/**
 * Why a person must approve the reward of an agent; null when nobody must. What is held is refused
 * first by everything that refuses it.
 *
 * Refuses: as `createReward`. Throws `AuthorityChanged`.
 */
async function heldBy(
  tx: Tx,
  actor: RewardActor,
  judged: JudgedReward,
  input: RewardInput,
): Promise<Held | null> {
  const { candidate, refusals } = judged;
  const { program, terms } = candidate;
  // `makeReward` has the answer; a program that gives nothing may have nothing reserved to draw.
  if (refusals.length > 0 || refusalOfBudget(program, terms.amount_minor) !== null) return null;
  const draws_on = drawsOn(program, { is_earmarked: false });
  const unplaced = { reward_id: mintId(actor.now), recipient: null, draws_on, confirmed: null };
  const order = orderOfReward(actor, { program, terms, ...unplaced });
  const foreseen = await foreseeSend(tx, order);
  if (foreseen.kind === "outdated") throw AuthorityChanged;
  const { held } = foreseen;
  if (held === null && foreseen.refusals.length === 0) return null;
  // What waits is set aside at its face value, whatever its send will cost.
  const waits = holdOf(judged, input).kind !== "none";
  const unearmarked = waits ? await refusalOfEarmark(tx, program, terms.amount_minor) : null;
  const own = unearmarked === null ? [] : [unearmarked];
  throwFirst([...own, ...underNames(foreseen.refusals, order)]);
  return held;
}

function approvalInputOf(
  { account, key, request_id, now }: RewardActor,
  { program_id, completion_id, asked }: RewardInput,
  { judged, held }: { judged: JudgedReward; held: Held },
): ApprovalInput {
  const { program, terms } = judged.candidate;
  if (asked === undefined || key === null) throw new Error("No agent has asked for this reward.");
  return {
    ...held,
    ...asked,
    account_id: account.id,
    id: mintId(now),
    action: "reward",
    operation_id: "createReward",
    amount_minor: terms.amount_minor,
    currency: program.currency,
    target: terms.target,
    program_id,
    completion_id,
    api_key_id: key.id,
    request_id,
    created: now,
  };
}
