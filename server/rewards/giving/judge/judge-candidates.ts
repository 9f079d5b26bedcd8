import type { Read, Tx } from "#platform/db/transaction";
import type { ProgramRefusal } from "#rewards/programs";
import type { Received } from "#rewards/rewards";
import type { RewardCandidate } from "./candidate.ts";
import { countReceived } from "./caps.ts";
import { refusalsOfRules } from "./rules.ts";
import { type Suspicion, suspicionsOf } from "./suspicion.ts";
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
  const counted = await Promise.all(
    candidates.map(async (candidate) => ({
      candidate,
      ...(await countReceived(from, candidate)),
    })),
  );
  const suspicions = await suspicionsOf(from, counted);
  return await Promise.all(
    counted.map(async ({ candidate, received, refusals }, index) => {
      const suspicion = suspicions[index];
      if (suspicion === undefined) throw new Error("Every reward is looked at.");
      const throttled = await refusalsOfThrottle(from, candidate);
      const counting = refusals.filter((refusal) => isCountedNow(candidate, refusal));
      const by_rules = [...refusalsOfRules(candidate), ...counting, ...suspicion.refusals];
      return { candidate, refusals: [...throttled, ...by_rules], received, suspicion };
    }),
  );
}

/** What waited for its claim was counted when it was made, and for its number only now. */
function isCountedNow({ reward_id }: RewardCandidate, { code }: ProgramRefusal): boolean {
  return reward_id === null || code !== "reward_cap_reached";
}
