/**
 * Groups: recipients under one name, for schedules. A static group has members of its own; a
 * dynamic one is whoever matches its filter at the moment it is used.
 *
 * Promises: a name stands once in an account; somebody who is being erased is in no group.
 */
export {
  addToGroups,
  leaveGroups,
  readGroupIds,
  refuseUnknownGroups,
  replaceGroups,
} from "./memberships.ts";
export { presentGroups } from "./present-many.ts";
export { countGroupMembers, findGroups, findGroupsOf, findStaticGroups } from "./queries.ts";
export { type GroupRow, groupMembers } from "./tables.ts";
