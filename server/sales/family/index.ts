/**
 * The family: a household that is paid for from the account's Credit. A member is a recipient, and
 * an allowance a schedule; what the member receives are sends and batches as any other.
 *
 * Promises: a member has one recipient and one schedule at most, and the schedule is changed here
 * alone.
 */
export { eraseMembers } from "./erase-members.ts";
export { familyMembers } from "./tables.ts";
