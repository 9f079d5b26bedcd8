import type { Read, Tx } from "#platform/db/transaction";

/** A number in E.164, a meter or an address, of which it is asked whether some recipient has it. */
export interface AskedTarget {
  readonly account_id: string;
  readonly target: string;
}

/** What a target of an account is called among those that are known. */
export function knownName({ account_id, target }: AskedTarget): string {
  return `${account_id}/${target}`;
}

/** Those of a set that are the number, a meter or the address of an active recipient. */
export async function findKnownTargets(
  { sql }: Tx | Read,
  asked: readonly AskedTarget[],
): Promise<ReadonlySet<string>> {
  if (asked.length === 0) return new Set();
  // Each target is found by the indexes for itself: one kept plan serves sets of every size.
  const rows = await sql<AskedTarget[]>`
    select asked.account_id, asked.target from unnest(
      (select ${asked.map(({ account_id }) => account_id)}::uuid[]),
      (select ${asked.map(({ target }) => target)}::text[])
    ) as asked(account_id, target)
    where exists (
      select from recipients someone
      where someone.account_id = asked.account_id and someone.phone = asked.target
        and someone.status = 'active'
    ) or exists (
      select from recipient_meters meter join recipients someone
        on someone.account_id = meter.account_id and someone.id = meter.recipient_id
      where meter.account_id = asked.account_id and meter.number = asked.target
        and someone.status = 'active'
    ) or exists (
      select from recipients someone
      where position('@' in asked.target) > 0 and someone.account_id = asked.account_id
        and lower(someone.email) = lower(asked.target) and someone.status = 'active'
    )`;
  return new Set(rows.map(knownName));
}
