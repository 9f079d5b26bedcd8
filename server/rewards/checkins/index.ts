/**
 * Check-ins: links that people claim where their program says, by the position of the phone. A
 * check-in is a claim that knows more: the same guards, the same rules and the same transaction.
 *
 * Promises: nobody is rewarded outside the location or its hours; an exact position is kept for 30
 * days; whoever looks with the key of a page sees nothing personal.
 */
export { presentReplayedCheckin } from "./present-replayed.ts";
export { POSITION_ROUNDING } from "./round-positions.ts";
export { eraseCheckins } from "./rows/erase-checkins.ts";
export { checkins } from "./rows/tables.ts";
