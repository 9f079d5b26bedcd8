import { inOneFlight } from "#platform/db/in-one-flight";
import type { Read, Tx } from "#platform/db/transaction";
import type { ProgramRefusal } from "#rewards/programs";
import type { Received } from "#rewards/rewards";
import type { RewardCandidate } from "./candidate.ts";
import { countReceived } from "./caps.ts";
import { refusalsOfRules } from "./rules.ts";
import { findFraudFacts, type Suspicion, suspicionOf } from "./suspicion.ts";
import { refusalsOfThrottle } from "./throttle.ts";

/** A reward that is judged, and what its program has against it. */
export interface JudgedReward {
  readonly candidate: RewardCandidate;
  readonly refusals: readonly ProgramRefusal[];
  /** What the person has received, where the program asks for it. */
  readonly received: Received | null;
  /** What the fraud rules have against it; what they refuse is among the refusals. */
  readonly suspicion: Suspicion;
}

/**
 * Judges rewards by the terms of their programs, which are locked when it counts, each as if it was
 * alone. What the programs refuse is returned.
 */
export async function judgeCandidates(
  from: Tx | Read,
  candidates: readonly RewardCandidate[],
): Promise<JudgedReward[]> {
  const [counted, facts, throttled] = await inOneFlight([
    countReceived(from, candidates),
    findFraudFacts(from, candidates),
    inOneFlight(candidates.map((candidate) => refusalsOfThrottle(from, candidate))),
  ]);
  return counted.map(({ candidate, received, refusals }, index) => {
    const found = facts[index];
    if (found === undefined) throw new Error("Every reward is looked at.");
    const suspicion = suspicionOf({ candidate, received }, found);
    const counting = refusals.filter((refusal) => isCountedNow(candidate, refusal));
    const by_rules = [...refusalsOfRules(candidate), ...counting, ...suspicion.refusals];
    const all = [...(throttled[index] ?? []), ...by_rules];
    return { candidate, refusals: all, received, suspicion };
  });
}

/** What waited for its claim was counted when it was made, and for its number only now. */
function isCountedNow({ reward_id }: RewardCandidate, { code }: ProgramRefusal): boolean {
  return reward_id === null || code !== "reward_cap_reached";
}
