export { getReward } from "./get-reward.ts";
export { listRewards } from "./list-rewards.ts";
