/**
 * Giving: how a reward comes into being and goes out. A program is locked, what a person has
 * received is judged by its rules, and the reward is sent, or held in escrow or for a review, in
 * one transaction.
 *
 * Promises: a completion is rewarded once; no rule and no budget is passed by two requests
 * together; a refusal writes nothing.
 */
export { askForReward, type RequestedReward } from "./ask-for-reward.ts";
export { carryOutReward } from "./carry-out-reward.ts";
export { foreseeReward } from "./foresee-reward.ts";
export { giveTogether } from "./give-together.ts";
export { confirmReward } from "./make/confirm-reward.ts";
export { countBlocked } from "./make/count-blocked.ts";
export { makeReward } from "./make/make-reward.ts";
export { offerReward } from "./make/offer-reward.ts";
export { presentForeseen } from "./present-foreseen.ts";
export { defaultLink } from "./read/default-link.ts";
export { readCompletion, refusedCompletion } from "./read/read-completion.ts";
export { readReward } from "./read/read-reward.ts";
export type { RewardActor, RewardInput } from "./read/reward-input.ts";
export { isInGrace } from "./release/is-in-grace.ts";
export { letGo } from "./release/let-go.ts";
export { refuseByLimits } from "./release/refuse-by-limits.ts";
export { END_REWARDS, rewardWorker } from "./reward-worker.ts";
