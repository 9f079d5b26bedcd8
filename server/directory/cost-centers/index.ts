/**
 * Cost centres: the departments, branches or projects that sends are booked to, with a budget a
 * month that only warns. Sales above this module ask it which of them can be booked to.
 *
 * Promises: a code is unique in the account, a name among the active ones; none is ever deleted.
 */
export { type BookedTo, findBookable } from "./find-bookable.ts";
export { presentCostCenters } from "./present-many.ts";
export { findCostCenterIds } from "./queries.ts";
