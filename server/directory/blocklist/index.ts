/**
 * The blocklist: phone numbers and meters of an account that nothing is sent to. Sales above this
 * module ask it for a set of targets at once, and count what it stopped.
 *
 * Promises: a target stands on it once; who asks while it holds the balance of a sale, or claims a
 * send, is told what holds until it commits.
 */
export { countHit } from "./count-hit.ts";
export { blockedName, findBlocked, isNotBlocked, type NamedTarget } from "./find-blocked.ts";
export { findNearBlocked } from "./find-near-blocked.ts";
export { presentBlockedTargets } from "./present-many.ts";
