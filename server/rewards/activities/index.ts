/**
 * Activities: what people did, as an account reports it, and what the rules of its programs make of
 * it in the same transaction.
 *
 * Promises: an activity is kept once, however often it is reported; a rule that gives nothing never
 * refuses the activity; two activities together never count as one.
 */
export { presentActivities } from "./present-many.ts";
export { eraseActivities } from "./rows/erase-activities.ts";
export { activities } from "./rows/tables.ts";
