import type { Read } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import type { ProgramRefusal } from "#rewards/programs";
import { findPrograms } from "#rewards/programs";
import { findRecipient, refuseRecipient } from "#rewards/recipients";
import { findCompletion } from "#rewards/rewards";
import type { RewardCandidate } from "../judge/candidate.ts";
import { judgeReward } from "../judge/judge-reward.ts";
import { refusalsOfGiving } from "../judge/refusals-of-giving.ts";
import { findAgentRequest } from "../read/find-agent-request.ts";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";

/** A reward as it would be judged now. */
export interface LookedAtReward {
  readonly candidate: RewardCandidate;
  readonly refusals: readonly ProgramRefusal[];
}

/**
 * Looks at a reward without locking anything; null when its completion was rewarded already, this
 * agent has asked for it, or its program is not there.
 *
 * Refuses: `reference_in_use`, `reference_not_found`, and as `judgeReward`.
 */
export async function lookAtReward(
  read: Read,
  actor: RewardActor,
  input: RewardInput,
): Promise<LookedAtReward | null> {
  const { program_id, completion_id } = input;
  const account_id = actor.account.id;
  const is_rewarded =
    completion_id !== null &&
    (await findCompletion(read, { account_id, program_id, completion_id })) !== null;
  if (is_rewarded || (await findAgentRequest(read, actor, input)) !== null) return null;
  const [program] = await findPrograms(read, account_id, [program_id]);
  if (program === undefined) return null;
  const recipient = await findRecipient(read, actor, input, { is_look: true });
  if (recipient === null) refuseRecipient(input);
  const { candidate, refusals } = await judgeReward(read, actor, input, { program, recipient });
  const reward_id = mintId(actor.now);
  const of_giving = await refusalsOfGiving(read, actor, { candidate, reward_id });
  return { candidate, refusals: [...refusals, ...of_giving] };
}
