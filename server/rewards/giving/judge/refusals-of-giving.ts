import type { Read, Tx } from "#platform/db/transaction";
import type { ProgramRefusal } from "#rewards/programs";
import type { RewardActor } from "../read/reward-input.ts";
import type { RewardCandidate } from "./candidate.ts";
import { refusalsOfSale } from "./judge-reward.ts";
import { orderOfReward } from "./order-of-reward.ts";
import { refusalsOfClaimable } from "./refusals-of-claimable.ts";

/** What stands in the way of whatever send would pay a reward out, but for the Credit. */
export async function refusalsOfGiving(
  from: Tx | Read,
  actor: RewardActor,
  { candidate, reward_id }: { readonly candidate: RewardCandidate; readonly reward_id: string },
): Promise<ProgramRefusal[]> {
  const { program, terms, by_link } = candidate;
  if (by_link !== null) {
    return await refusalsOfClaimable(from, actor, { program, terms, by_link, reward_id });
  }
  const unplaced = { recipient: null, draws_on: "available", confirmed: null } as const;
  return await refusalsOfSale(
    from,
    orderOfReward(actor, { program, terms, reward_id, ...unplaced }),
  );
}
