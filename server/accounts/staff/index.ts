/**
 * The staff: people of our own, who are no members of any organisation. They sign in to the console
 * with a passkey, and everything that they do or look at there is kept with its reason.
 *
 * Promises: a session is over after eight hours, or when its owner is removed; a form acts once;
 * what needs two people is confirmed by another one than who proposed it.
 */
export {
  addStaff,
  linkStaff,
  listStaff,
  removeStaff,
  STAFF_LINK_HOURS,
} from "./add-staff.ts";
export {
  findStaffLink,
  partyOf,
  registerPasskey,
  registrationOptions,
  signInOptions,
  signInWithPasskey,
} from "./passkeys.ts";
export {
  actOnce,
  hasLooked,
  listStaffActions,
  noteLook,
  type StaffAction,
} from "./staff-actions.ts";
export {
  endProposal,
  type ListedProposal,
  listProposals,
  lockProposal,
  propose,
} from "./staff-proposals.ts";
export {
  endStaffSession,
  type FoundStaffSession,
  findStaffSession,
  STAFF_SESSION_MS,
} from "./staff-sessions.ts";
