/**
 * Applications for dealer pricing: what a business says of itself, and what staff decide.
 *
 * Promises: an organisation has one application at a time, until it is declined; who its people are
 * is kept sealed; an approved business pays less from its next sale on.
 */
export {
  type ApplicationDecision,
  decideApplication,
} from "./judge/decide-application.ts";
export type { Decision } from "./judge/decision.ts";
export { presentApplication } from "./present.ts";
export { presentApplications } from "./present-many.ts";
export { findApplication, listSubmittedApplications } from "./rows/queries.ts";
export { sealedPeople } from "./rows/sealed-people.ts";
export {
  type ApplicationRow,
  dealerApplicationDeadlines,
  dealerApplications,
} from "./rows/tables.ts";
export { applicationWorker, DECIDE_TEST_APPLICATIONS } from "./work/application-worker.ts";
