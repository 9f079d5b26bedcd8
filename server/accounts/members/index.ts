/**
 * Members: the people of an organisation, with what each may do. Staff add them; they sign in to
 * the dashboard, and act by the keys that were made for them. Whoever needs two persons asks who is
 * behind a key, and whoever needs a person's consent has them prove their payment PIN.
 *
 * Promises: a PIN is readable nowhere, and five wrong ones lock it, however many come at once.
 */
export { lockActor } from "./actor.ts";
export { addMember, type NewMember } from "./add-member.ts";
export { addressOf } from "./address-of.ts";
export { type BehindKey, findMemberBehind } from "./find-member-behind.ts";
export { findMemberOf } from "./find-member-of.ts";
export { findMembers } from "./find-members.ts";
export { isOfPerson } from "./is-of-person.ts";
export { liveAccount } from "./live-account.ts";
export { mayCall, scopesOfMember } from "./member-scopes.ts";
export { noteMemberSeen } from "./note-member-seen.ts";
export { makePinCode } from "./pin/keep-pin-code.ts";
export { PIN_CODE_PURGE } from "./pin/pin-code-purge.ts";
export { provePin } from "./pin/prove-pin.ts";
export { type PinState, readPinState } from "./pin/read-pin-state.ts";
export { sealedPins } from "./pin/sealed-pins.ts";
export { roleBehind } from "./role-behind.ts";
export { signedIn } from "./signed-in.ts";
export { type MemberRow, members } from "./tables.ts";
