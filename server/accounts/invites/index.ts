/**
 * Invitations: who was asked to join an organisation, by mail and by text. A member is made when
 * the person accepts, who has proven the address or the number by signing in with it.
 *
 * Promises: one is pending for an address or a number of an account at a time; nobody sees anything
 * of the account before they accept.
 */
export { findInvitesTo, type InviteToPerson, lockInviteTo } from "./find-invites-to.ts";
export { moveInvite } from "./lifecycle.ts";
export { makeInvite } from "./make-invite.ts";
export { presentInvite, presentInvites, presentInviteTo } from "./present.ts";
export { lockInvite } from "./queries.ts";
export { invites } from "./tables.ts";
