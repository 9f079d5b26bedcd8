/**
 * Rewards: airtime, data or electricity that people are given from the budget of a program.
 */
export { rejectReward } from "./lifecycle/reject-reward.ts";
export { presentRewards } from "./present/present-many.ts";
export { rewardDeadlines, rewards } from "./rows/tables.ts";
