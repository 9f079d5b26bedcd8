/**
 * Fraud: what is odd about a reward before it is given. The rules are pure and judge by facts that
 * are read of a set of rewards at once; whoever makes a reward holds its program meanwhile.
 *
 * Promises: a reward with a reason is given by nobody but a person who has looked at it.
 */
export { findReasons, isFraudBlocked, riskOf } from "./find-reasons.ts";
export { findRelated } from "./find-related.ts";
export { FRAUD_LIMITS } from "./limits.ts";
export { type FraudFacts, readFraudFacts } from "./read-facts.ts";
export type { SuspectReward } from "./suspect.ts";
