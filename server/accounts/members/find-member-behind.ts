import type { Read, Tx } from "#platform/db/transaction";
import type { MemberRow } from "./tables.ts";

/** Whoever made a key: the member behind it, and the first key of those that led to it. */
export interface BehindKey {
  /** Null when the service made the first key, or who made it is no member any more. */
  readonly member: Pick<MemberRow, "id" | "role"> | null;
  /** Whether the service made the first key, for whoever founded the organisation. */
  readonly made_by_service: boolean;
  /** Uuid of the key from which all keys between come: two keys of one maker share it. */
  readonly first_key_id: string;
}

interface FoundBehind extends Omit<BehindKey, "member"> {
  readonly id: string | null;
  readonly role: MemberRow["role"];
}

/** A key made by a key made by a key: the ancestors that are followed. */
const KEYS_BETWEEN_MAX = 100;

/**
 * Finds who is behind a key: the member who made it, or the key that made it. The role is that of
 * this moment.
 */
export async function findMemberBehind(
  { sql }: Read | Tx,
  { account_id, key_id }: { account_id: string; key_id: string },
): Promise<BehindKey> {
  const [found] = await sql<FoundBehind[]>`
    with recursive makers as (
      select id, created_by_kind, created_by_id, 1 as steps from api_keys
      where account_id = ${account_id} and id = ${key_id}
      union all
      select made.id, made.created_by_kind, made.created_by_id, makers.steps + 1
      from makers join api_keys made on made.account_id = ${account_id}
        and makers.created_by_kind = 'key' and made.id = makers.created_by_id
      where makers.steps < ${KEYS_BETWEEN_MAX}
    )
    select first.id as first_key_id, first.created_by_kind is null as made_by_service,
      member.id, member.role
    from (select * from makers order by steps desc limit 1) as first
    join accounts account on account.id = ${account_id}
    left join members member on first.created_by_kind = 'member'
      and member.id = first.created_by_id
      and member.account_id in (account.id, account.twin_id)`;
  if (found === undefined) throw new Error(`no row for key ${key_id}`);
  const { first_key_id, made_by_service, id, role } = found;
  return { first_key_id, made_by_service, member: id === null ? null : { id, role } };
}
