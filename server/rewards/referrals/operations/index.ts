export { createReferral } from "./create-referral.ts";
export { getReferral } from "./get-referral.ts";
export { listReferrals } from "./list-referrals.ts";
export { qualifyReferral } from "./qualify-referral.ts";
