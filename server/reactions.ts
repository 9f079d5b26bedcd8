import type { Reactions } from "#platform/work/reactions";
import { carryOutReward } from "#rewards/giving";
import { rejectReferral } from "#rewards/referrals";
import { REVIEWS_OF_PROGRAMS } from "#rewards/reviews";
import { LINKS_OF_PROGRAMS } from "#rewards/reward-links";
import { ESCROW_OF_PROGRAMS, REWARDS_OF_SENDS } from "#rewards/rewards";
import { LINES_OF_SENDS } from "#sales/batches";
import { SESSIONS_OF_SENDS } from "#sales/checkout-sessions";
import { followPayday } from "#sales/schedules";
import { carryOutSend } from "#sales/sends";

/** What moves with an object of a lower module, in the same transaction, or is made for one. */
export const REACTIONS: Reactions = {
  to_sends: [LINES_OF_SENDS, REWARDS_OF_SENDS, SESSIONS_OF_SENDS],
  to_paydays: [followPayday],
  to_programs: [LINKS_OF_PROGRAMS, ESCROW_OF_PROGRAMS, REVIEWS_OF_PROGRAMS],
  to_rejections: [rejectReferral],
  to_approvals: { send: carryOutSend, reward: carryOutReward },
};
