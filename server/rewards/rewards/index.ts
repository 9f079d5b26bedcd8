/**
 * Rewards: airtime, data or electricity that people are given from the budget of a program.
 */
export { rewardDeadlines, rewards } from "./rows/tables.ts";
