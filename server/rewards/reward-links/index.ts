/**
 * Reward links: with which people claim rewards from the budget of a program. Their amounts are
 * earmarked until they are claimed, expire or are revoked, so every open link can be paid.
 *
 * Promises: a request makes all of its links or none; a token is kept sealed and by its hash, and
 * shown to keys that may write links alone; what a link earmarked is given back once.
 */

export { LINKS_OF_PROGRAMS } from "./end-unclaimed.ts";
export { endLinks } from "./lifecycle/end-links.ts";
export { moveLinks } from "./lifecycle/lifecycle.ts";
export { openLink } from "./lifecycle/open-link.ts";
export { END_LINKS, linkWorker } from "./link-worker.ts";
export { refusalOfAmount } from "./make/refuse-terms.ts";
export { writeLinkOfReward } from "./make/write-link-of-reward.ts";
export { pageOfLinks } from "./present/page-of-links.ts";
export { presentReplayedLinks, presentRewardLinks } from "./present/present-many.ts";
export { defaultExpiry, expiry, refuseExpiry } from "./read/link-expiry.ts";
export { eraseLinks } from "./rows/erase-links.ts";
export { linkOfPath } from "./rows/link-of-path.ts";
export { findLinkOfToken, findLinks, lockLink } from "./rows/queries.ts";
export { type RewardLinkRow, rewardLinkDeadlines, rewardLinks } from "./rows/tables.ts";
export { claimUrlOf } from "./tokens/claim-url.ts";
export { sealedLinkTokens } from "./tokens/sealed-tokens.ts";
