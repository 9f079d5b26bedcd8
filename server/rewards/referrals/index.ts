/**
 * Referrals: who referred whom to a program. The direct referrer is rewarded when the friend
 * qualifies, by `#rewards/giving`; never a chain.
 *
 * Promises: a friend is referred to a program once, and a referral is paid for once.
 */

export { presentReferrals } from "./present.ts";
export { END_REFERRALS, referralWorker } from "./referral-worker.ts";
export { rejectReferral } from "./reject-referral.ts";
export { eraseReferrals } from "./rows/erase-referrals.ts";
export { referralDeadlines, referrals } from "./rows/tables.ts";
