/**
 * Float: what the house holds at its suppliers, read each minute and from the answers to sales, and
 * compared with its own books.
 *
 * Promises: a balance is only ever compared with what was booked before the supplier was asked, and
 * with what may have been since; nothing is moved but by staff, and then entries sum to zero.
 */

export { confirmFloat, setMarks, topUpFloat } from "./change-float.ts";
export { floatPolls } from "./chore.ts";
export { balanceNotes } from "./note-balances.ts";
export { pollFloat } from "./poll-float.ts";
export { type FloatWallet, readFloat } from "./read-float.ts";
