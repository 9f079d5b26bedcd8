/**
 * Mails to the people of organisations that still use an operation, a field or a version that is
 * going to end: 180, 90, 30 and 7 days before it does.
 *
 * Promises: each of these once for an organisation, however often a program starts.
 */
export { deprecationNotices } from "./chore.ts";
