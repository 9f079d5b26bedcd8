/**
 * Claims: how a person who holds a link gets its reward. Whoever claims is nobody's caller; the
 * token of the link opens it, and a code or a challenge says more of who asks.
 *
 * Promises: a link is claimed once, and pays what it has earmarked; what was guessed counts
 * whatever becomes of the claim; no answer says whether a number may claim.
 */

export { claimLink, type TakenLink } from "./claim-link.ts";
export { passAsHolder, refuseNoCode } from "./guard/pass-as-holder.ts";
export { refuseClaimed, refuseEnded } from "./guard/refuse-ended.ts";
export { presentReplayedClaim } from "./present/present-replayed.ts";
export { readClaim, readClaimPhone } from "./read-claim.ts";
export { CLAIM_PURGES } from "./rows/purges.ts";
