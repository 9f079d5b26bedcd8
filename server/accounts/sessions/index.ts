/**
 * Sessions: people who are signed in to the dashboard. A code by mail opens one, in the browser
 * that requested it; a cookie holds its secret, and here only a hash of it is kept.
 *
 * Each try of a member to sign in is written down for 90 days, and the member sees and ends their
 * own sessions.
 *
 * Promises: a session is over when its member is removed or has another role, when nobody uses it,
 * and in any case after a week; a code opens one session. Nothing that is done in other browsers
 * keeps a member from signing in.
 */

export { chooseMode } from "./choose-mode.ts";
export { chooseOrganisation } from "./choose-organisation.ts";
export { endPerson, endSessionsOf } from "./end-sessions.ts";
export { findPerson } from "./find-person.ts";
export { type FoundSession, findSession, touchSession } from "./find-session.ts";
export { findSignInLink } from "./find-sign-in-link.ts";
export { lockPersonForShare, lockSessionForShare } from "./lock-session.ts";
export { makeSignInCode, STAFF_CODE_HOURS } from "./make-sign-in-code.ts";
export { SESSION_MS } from "./open-session.ts";
export { sendSignInCode } from "./send-sign-in-code.ts";
export { SESSION_PURGES } from "./session-purges.ts";
export { signIn } from "./sign-in.ts";
export { LINK_PAGE, signInLink } from "./sign-in-link.ts";
export { findSignInOwner } from "./sign-in-owner.ts";
export { type SignInPlace, signInPlace } from "./sign-in-place.ts";
