import type { Schemas } from "@svc/generated/routes";
import type { JudgedReward } from "./judge-reward.ts";

/** Whether a reward waits, and what for. */
export type RewardHold =
  | { readonly kind: "none" }
  | { readonly kind: "escrow" }
  | { readonly kind: "review"; readonly reasons: readonly Schemas["ReviewReason"][] };

/**
 * What a reward waits for: its release, if that is asked for; else a review, if something is odd
 * about it; else what its program says. Pure.
 */
export function holdOf(judged: JudgedReward, { is_escrow }: { is_escrow: boolean }): RewardHold {
  if (is_escrow) return { kind: "escrow" };
  const mode = modeOf(judged);
  const { reasons } = judged.suspicion;
  if (mode === "review") return { kind: "review", reasons: [...reasons, "manual_hold"] };
  return reasons.length > 0 ? { kind: "review", reasons } : { kind: mode };
}

/** Source: spec/rewards/programs/policies.tsp. */
function modeOf({ candidate, received }: JudgedReward): Schemas["ProgramHoldMode"] {
  const { program, terms } = candidate;
  const { hold_mode, hold_amount_over_minor, hold_first_reward } = program;
  if (hold_amount_over_minor === null && !hold_first_reward) return hold_mode;
  const is_over = hold_amount_over_minor !== null && terms.amount_minor > hold_amount_over_minor;
  const is_first = hold_first_reward && received?.lifetime.count === 0;
  return is_over || is_first ? hold_mode : "none";
}
