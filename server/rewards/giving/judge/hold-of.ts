import type { Schemas } from "@svc/generated/routes";
import type { RewardInput } from "../read/reward-input.ts";
import type { JudgedReward } from "./judge-candidates.ts";

/** Whether a reward waits, and what for. */
export type RewardHold =
  | { readonly kind: "none" }
  | { readonly kind: "escrow" }
  | { readonly kind: "review"; readonly reasons: readonly Schemas["ReviewReason"][] };

/** What a hold follows from; before anything is counted, what the program alone says. */
interface HoldFacts extends Pick<JudgedReward, "candidate" | "received"> {
  readonly suspicion: Pick<JudgedReward["suspicion"], "reasons">;
}

/**
 * What a reward waits for: its release, if that is asked for; else a review, if something is odd
 * about it; else what its program says, or the escrow that is the least of it. Pure.
 */
export function holdOf(judged: HoldFacts, { hold }: Pick<RewardInput, "hold">): RewardHold {
  if (hold === "escrow") return { kind: "escrow" };
  const mode = hold === "decided" ? "none" : modeOf(judged);
  const { reasons } = judged.suspicion;
  if (mode === "review") return { kind: "review", reasons: [...reasons, "manual_hold"] };
  if (reasons.length > 0) return { kind: "review", reasons };
  return { kind: hold === "escrow_at_least" ? "escrow" : mode };
}

/** Source: spec/rewards/programs/policies.tsp. */
function modeOf({ candidate, received }: HoldFacts): Schemas["ProgramHoldMode"] {
  const { program, terms } = candidate;
  const { hold_mode, hold_amount_over_minor, hold_first_reward } = program;
  if (hold_amount_over_minor === null && !hold_first_reward) return hold_mode;
  const is_over = hold_amount_over_minor !== null && terms.amount_minor > hold_amount_over_minor;
  const is_first = hold_first_reward && received?.lifetime.count === 0;
  return is_over || is_first ? hold_mode : "none";
}
