export { createReward } from "./create-reward.ts";
export { getReward } from "./get-reward.ts";
export { listRewards } from "./list-rewards.ts";
export { releaseReward } from "./release-reward.ts";
export { voidReward } from "./void-reward.ts";
