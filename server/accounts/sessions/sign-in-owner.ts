import { asc } from "drizzle-orm";
import { findInvitesTo, lockInvite } from "#accounts/invites";
import { addressOf, isOfPerson, type MemberRow, members } from "#accounts/members";
import type { Read, Tx } from "#platform/db/transaction";
import { contactOf } from "./contact-of.ts";

/** Whose sign-in codes and sessions are: a member's, or of who is invited and no member yet. */
export interface SignInOwner {
  /** The organisation's live account, as members have it, or the account of the invitation. */
  readonly account_id: string;
  /** Null of who is no member of any organisation. */
  readonly member: MemberRow | null;
  readonly invite_id: string | null;
  /** Where codes go. */
  readonly address: string;
}

type Reader = Pick<Read | Tx, "db">;

/**
 * Whoever signs in with an address or a number; of a member of several organisations, as a member
 * of the first. Null when it is that of nobody, and nobody has invited it.
 */
export async function findSignInOwner(read: Reader, address: string): Promise<SignInOwner | null> {
  const [member] = await membersAt(read, address);
  return member === undefined ? await findInvited(read, address) : ownerOf(member);
}

/** The same, locked until the transaction ends. */
export async function lockSignInOwner(tx: Tx, address: string): Promise<SignInOwner | null> {
  const [member] = await membersAt(tx, address).for("no key update");
  if (member !== undefined) return ownerOf(member);
  const invited = await findInvited(tx, address);
  if (invited?.invite_id != null) await lockInvite(tx, invited.account_id, invited.invite_id);
  return invited;
}

/** What tells one owner from another. */
export function idOf({ member, invite_id }: SignInOwner): string {
  const id = member?.id ?? invite_id;
  if (id === null) throw new Error("Nobody signs in who is neither a member nor invited.");
  return id;
}

/** A member as the owner of what they sign in with. */
export function ownerOf(member: MemberRow): SignInOwner {
  return {
    account_id: member.account_id,
    member,
    invite_id: null,
    address: addressOf(member),
  };
}

function membersAt({ db }: Reader, address: string) {
  return db
    .select()
    .from(members)
    .where(isOfPerson(contactOf(address)))
    .orderBy(asc(members.id))
    .limit(1)
    .$dynamic();
}

/** By the oldest pending invitation, so that several codes are those of one. */
async function findInvited(read: Reader, address: string): Promise<SignInOwner | null> {
  const contact = contactOf(address);
  const oldest = (await findInvitesTo(read, contact)).at(-1);
  if (oldest === undefined) return null;
  const { account_id, id, email } = oldest.row;
  return {
    ...{ account_id, member: null, invite_id: id },
    address: contact.phone ?? email ?? address,
  };
}
