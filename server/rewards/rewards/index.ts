/**
 * Rewards: airtime, data or electricity that people are given from the budget of a program. How one
 * is made and released stands above, in `#rewards/giving`.
 */
export { ESCROW_OF_PROGRAMS } from "./end-escrow.ts";
export { REWARDS_OF_SENDS } from "./follow-sends.ts";
export { earmarkedOf } from "./lifecycle/earmarked-of.ts";
export { endHeld } from "./lifecycle/end-held.ts";
export { endWaiting } from "./lifecycle/end-waiting.ts";
export { moveRewards } from "./lifecycle/lifecycle.ts";
export { type NewReward, newRewards } from "./lifecycle/new-rewards.ts";
export { noteDuplicate } from "./lifecycle/note-duplicate.ts";
export { rejectReward } from "./lifecycle/reject-reward.ts";
export { takeReward } from "./lifecycle/take-reward.ts";
export { writeReward } from "./lifecycle/write-reward.ts";
export { overLimits } from "./over-limits.ts";
export { failureWordsOf } from "./present/failure-words.ts";
export { pageOfRewards } from "./present/page-of-rewards.ts";
export { presentReward } from "./present/present.ts";
export { presentRewards } from "./present/present-many.ts";
export { type CountedBy, countedRewards, nextPosition } from "./rows/counted.ts";
export { eraseRewards, findRewardsOf } from "./rows/erase-rewards.ts";
export {
  findCompleted,
  findCompletedBefore,
  findCompletion,
  findRewards,
  isRewardDue,
  lockReward,
  lockRewards,
} from "./rows/queries.ts";
export { haveReceived, type Received, readReceived } from "./rows/received.ts";
export { type ReceivedByRule, readReceivedByRules } from "./rows/received-by-rules.ts";
export { type RewardRow, rewardDeadlines, rewards } from "./rows/tables.ts";
export { writeMatches } from "./rows/write-matches.ts";
