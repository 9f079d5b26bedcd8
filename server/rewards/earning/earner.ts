import type { Ctx } from "#platform/context";
import type { RewardActor } from "#rewards/giving";

/** Who makes the rewards of rules, and what their links are sealed with. */
export interface Earner extends RewardActor {
  readonly config: Ctx["config"];
}
