import type { Ctx } from "#platform/context";
import type { RewardMaker } from "#rewards/giving";

/** Who makes the rewards of rules, and what their links are sealed with. */
export interface Earner extends RewardMaker {
  readonly config: Ctx["config"];
}
