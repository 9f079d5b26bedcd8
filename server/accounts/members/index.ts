/**
 * Members: the people of an organisation, with what each may do. Staff add them; they sign in to
 * the dashboard, and act by the keys that were made for them. Whoever needs two persons asks who is
 * behind a key.
 */
export { addMember, type NewMember } from "./add-member.ts";
export { type BehindKey, findMemberBehind } from "./find-member-behind.ts";
export { findMemberOfEmail } from "./find-member-of-email.ts";
export { findMembers } from "./find-members.ts";
export { type MemberRow, members } from "./tables.ts";
