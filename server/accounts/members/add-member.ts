import { insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { type MemberRow, members } from "./tables.ts";

/** A person who becomes a member. */
export interface NewMember {
  /** Uuid of the organisation's live account. */
  readonly live_id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: MemberRow["role"];
  /** Unix milliseconds of the wall clock. */
  readonly now: number;
}

/**
 * Makes a person a member of an organisation; null when one of its members has the address.
 *
 * Writes: members. Source: spec/accounts/members/models.tsp.
 */
export async function addMember(
  tx: Tx,
  { live_id, name, email, role, now }: NewMember,
): Promise<MemberRow | null> {
  const person = { account_id: live_id, id: mintId(now), name, email, role };
  const row = { ...person, tokens_read: false, seen_at: null, created: now };
  const added = await insertMissing(tx, members, [row], ["id"]);
  return added.length === 0 ? null : row;
}
