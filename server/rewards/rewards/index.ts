/**
 * Rewards: airtime, data or electricity that people are given from the budget of a program.
 */
export { ESCROW_OF_PROGRAMS } from "./follow/end-escrow.ts";
export { REWARDS_OF_SENDS } from "./follow/follow-sends.ts";
export { rejectReward } from "./lifecycle/reject-reward.ts";
export { presentRewards } from "./present/present-many.ts";
export { eraseRewards } from "./rows/erase-rewards.ts";
export { rewardDeadlines, rewards } from "./rows/tables.ts";
