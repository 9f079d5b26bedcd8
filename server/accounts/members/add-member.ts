import { insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { type MemberRow, members } from "./tables.ts";

/** A person who becomes a member. */
export interface NewMember {
  /** Uuid of the organisation's live account. */
  readonly live_id: string;
  readonly name: string | null;
  readonly email: string | null;
  /** E.164; left out of whoever has proven none. */
  readonly phone?: string | null;
  readonly role: MemberRow["role"];
  /** Uuid of the member who invited the person. */
  readonly invited_by?: string | null;
  /** Unix milliseconds of the wall clock. */
  readonly now: number;
}

/**
 * Makes a person a member of an organisation; null when one of its members has the address or the
 * number.
 *
 * Writes: members. Source: spec/accounts/members/models.tsp.
 */
export async function addMember(
  tx: Tx,
  { live_id, now, phone = null, invited_by = null, ...person }: NewMember,
): Promise<MemberRow | null> {
  const row = {
    ...{ ...person, account_id: live_id, id: mintId(now), phone, invited_by },
    ...{ tokens_read: false, seen_at: null, created: now },
  };
  const added = await insertMissing(tx, members, [row], ["id"]);
  return added.length === 0 ? null : row;
}
