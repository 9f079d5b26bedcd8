import type { Read, Tx } from "#platform/db/transaction";

/** A person of whom one number or meter is used now. Null where there is none. */
export interface PersonOfTarget {
  readonly account_id: string;
  /** Uuid. */
  readonly recipient_id: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** What is used, and judged for itself. */
  readonly target: string;
}

/**
 * Whether another number or meter of each person of a set is blocked, in the order of the set: one
 * that the recipient has, or the number that a token is texted to.
 */
export async function findNearBlocked(
  { sql }: Pick<Read | Tx, "sql">,
  people: readonly PersonOfTarget[],
): Promise<boolean[]> {
  if (people.every(hasNoOther)) return people.map(() => false);
  const rows = await sql<{ is_near: boolean }[]>`
    select exists (
      select from (
        select asked.phone as target
        union all select person.phone from recipients person
        where person.account_id = asked.account_id and person.id = asked.recipient_id
        union all select meter.number from recipient_meters meter
        where meter.account_id = asked.account_id and meter.recipient_id = asked.recipient_id
      ) as own join blocked_targets blocked
        on blocked.account_id = asked.account_id and blocked.target = own.target
      where own.target <> asked.target
    ) as is_near
    from unnest(
      (select ${people.map(({ account_id }) => account_id)}::uuid[]),
      (select ${people.map(({ recipient_id }) => recipient_id)}::uuid[]),
      (select ${people.map(({ phone }) => phone)}::text[]),
      (select ${people.map(({ target }) => target)}::text[])
    ) with ordinality as asked(account_id, recipient_id, phone, target, position)
    order by asked.position`;
  return rows.map(({ is_near }) => is_near);
}

/** Nobody is known who has another number or meter. */
function hasNoOther({ recipient_id, phone, target }: PersonOfTarget): boolean {
  return recipient_id === null && (phone === null || phone === target);
}
