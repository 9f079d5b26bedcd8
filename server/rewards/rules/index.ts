/**
 * Rules of programs: what earns a reward, set as a whole. Whoever writes a rule, or counts a match,
 * holds its program.
 *
 * Promises: a rule is never erased; at most 50 of a program are active.
 */
export { type JudgedFacts, meets, metadataKey, NUMBER_TEXT, numberOf } from "./conditions.ts";
export { fingerprintOfRules } from "./fingerprint-of-rules.ts";
export { type MatchRow, presentMatch } from "./present-match.ts";
export { countMatches } from "./rows/count-matches.ts";
export { findRulesOn } from "./rows/queries.ts";
export type { RuleRow } from "./rows/tables.ts";
