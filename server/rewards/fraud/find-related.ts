import type { Read, Tx } from "#platform/db/transaction";
import type { SuspectReward } from "./suspect.ts";

/** Other rewards that may belong to the person of a suspect one. */
export interface RelatedRewards {
  readonly related_count: number;
  /** How many of them were rejected, or went to what is blocked. */
  readonly related_blocked_count: number;
  /** Uuids of the newest. */
  readonly related_reward_ids: string[];
}

/** So many of a person, of a number and of a meter each are counted. */
const COUNTED_MAX = 1_000;
const SHOWN_MAX = 100;

/** Finds the other rewards of the same person, to the same number or the same meter. */
export async function findRelated(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, reward_id, recipient, phone, target }: SuspectReward,
): Promise<RelatedRewards> {
  const newest = sql`order by id desc limit ${COUNTED_MAX}`;
  const shown = sql`id, status, failure_code`;
  const [found] = await sql<{ count: string; blocked: string; ids: string[] | null }[]>`
    select count(*) as count,
      count(*) filter (where status = 'rejected' or failure_code = 'target_blocked') as blocked,
      (array_agg(id order by id desc))[1:${SHOWN_MAX}::int] as ids
    from (
      (select ${shown} from rewards
        where account_id = ${account_id} and recipient_id = ${recipient.id}::uuid ${newest})
      union
      (select ${shown} from rewards
        where account_id = ${account_id} and target = any(${[target, phone]}::text[]) ${newest})
      union
      (select ${shown} from rewards
        where account_id = ${account_id} and token_phone = ${phone} ${newest})
    ) as related
    where id is distinct from ${reward_id}::uuid`;
  return {
    related_count: Number(found?.count ?? 0),
    related_blocked_count: Number(found?.blocked ?? 0),
    related_reward_ids: found?.ids ?? [],
  };
}
