/**
 * Cost centres: the departments, branches or projects that sends are booked to, with a budget a
 * month that only warns. Sales above this module ask it which of them can be booked to; the
 * departments of employers are made and changed by its verbs.
 *
 * Promises: a code is unique in the account, a name among the active ones; none is ever deleted.
 */
export { changeCostCenter } from "./change-cost-center.ts";
export { costCenterOfPath } from "./cost-center-of-path.ts";
export { type BookedTo, findBookable } from "./find-bookable.ts";
export { findByCodes } from "./find-by-codes.ts";
export { makeCostCenter } from "./make-cost-center.ts";
export { presentCostCenters, presentRow, presentSpent } from "./present-many.ts";
export { findCostCenterIds, findCostCenters } from "./queries.ts";
export { readNewCostCenter } from "./read-fields.ts";
export { readSpent } from "./read-spent.ts";
export { type CostCenterRow, costCenters } from "./tables.ts";
