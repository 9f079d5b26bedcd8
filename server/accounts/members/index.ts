/**
 * Members: the people of an organisation, with what each may do. Until they can sign in, staff add
 * them, and each acts by the keys that were made for them; whoever needs two persons asks who is
 * behind a key.
 */
export { addMember, type NewMember } from "./add-member.ts";
export { type BehindKey, findMemberBehind } from "./find-member-behind.ts";
export { findMembers } from "./find-members.ts";
export type { MemberRow } from "./tables.ts";
