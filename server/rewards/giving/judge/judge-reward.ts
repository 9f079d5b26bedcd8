import type { Read, Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import type { ProgramRefusal, ProgramRow } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import {
  type GatheredSends,
  type JudgedOrders,
  judgeGathered,
  judgeOrders,
  type SendOrder,
} from "#sales/sends";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import { candidateOf, isCandidate } from "./candidate-of.ts";
import { underNames } from "./first-refusal.ts";
import { type JudgedReward, judgeCandidates } from "./judge-candidates.ts";

/**
 * Judges a reward by the terms of its program, which is locked when it counts.
 *
 * Refuses: `conflicting_parameters`, `parameter_missing`; what the program refuses is returned.
 */
export async function judgeReward(
  from: Tx | Read,
  actor: RewardActor,
  input: RewardInput,
  asked: { program: ProgramRow; recipient: RewardRecipient },
): Promise<JudgedReward> {
  const candidate = candidateOf(actor, input, asked);
  if (!isCandidate(candidate)) throw new Refusal(candidate.code, candidate.detail);
  const [judged] = await judgeCandidates(from, [candidate]);
  if (judged === undefined) throw new Error("A reward that is asked for is judged.");
  return judged;
}

/** What stands in the way of the send that would pay a reward out, but for the Credit. */
export async function refusalsOfSale(from: Tx | Read, order: SendOrder): Promise<ProgramRefusal[]> {
  return refusalsOf(order, await judgeOrders(from, [{ ...order, recipient: null }]));
}

/** The same of a send that has been gathered. Pure. */
export function refusalsOfGathered(
  order: SendOrder,
  facts: GatheredSends["facts"],
): ProgramRefusal[] {
  return refusalsOf(order, judgeGathered([{ ...order, recipient: null }], facts));
}

function refusalsOf(order: SendOrder, { orders, over_cap }: JudgedOrders): ProgramRefusal[] {
  const refusals = orders.flatMap((judged) => judged.refusals);
  return underNames([...refusals, ...(over_cap === null ? [] : [over_cap])], order);
}
