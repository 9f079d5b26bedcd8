/**
 * Earning: what happened to somebody is judged by the rules of programs, and each that matches
 * gives its reward, or says why it gives none. It is an activity, or what a reward was earned by: a
 * signed completion, a referral that qualified.
 *
 * Promises: nothing is earned twice; a rule that gives nothing never refuses what it judges; what a
 * rule gives is judged by no rule.
 */
export { earnByReward } from "./earn-by-reward.ts";
export type { Earner } from "./earner.ts";
export { judgeRules, lockMetRules } from "./judge/judge-rules.ts";
export { giveByRules } from "./make/give-by-rules.ts";
export type { NewOccasion, Occasion } from "./occasion.ts";
export { noteMatches } from "./rows/note-matches.ts";
export { ruleMatches } from "./rows/tables.ts";
