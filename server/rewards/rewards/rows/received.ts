/** What a person has received from a program; whoever judges by it holds the program. */
import { writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { startOfHarareDay, startOfHarareMonth, startOfHarareWeek } from "#platform/time/instants";

/** Whose rewards are counted: those of a recipient, or of a number that is nobody's. Uuids. */
export interface ReceivedBy {
  readonly account_id: string;
  readonly program_id: string;
  readonly recipient_id: string | null;
  /** E.164, or a meter. */
  readonly target: string;
  /** A reward that is not counted, because it is the one that is judged. */
  readonly but_not: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Units: minor units. */
interface ReceivedSum {
  readonly count: number;
  readonly amount_minor: bigint;
}

/** What was received in the current day, week and month of Harare, and ever. */
export interface Received {
  readonly lifetime: ReceivedSum;
  readonly per_day: ReceivedSum;
  readonly per_week: ReceivedSum;
  readonly per_month: ReceivedSum;
}

type Sums = Record<`${keyof Received}_${"count" | "minor"}`, string>;

/** What each of a set has received, in its order. What gave nothing in the end does not count. */
export async function readReceived(
  { sql }: Pick<Read | Tx, "sql">,
  asked: readonly ReceivedBy[],
): Promise<Received[]> {
  if (asked.length === 0) return [];
  const rows = await sql<Sums[]>`
    select sums.*
    from unnest(
      (select ${asked.map(({ account_id }) => account_id)}::uuid[]),
      (select ${asked.map(({ program_id }) => program_id)}::uuid[]),
      (select ${asked.map(({ recipient_id }) => recipient_id)}::uuid[]),
      (select ${asked.map(({ target }) => target)}::text[]),
      (select ${asked.map(({ but_not }) => but_not)}::uuid[]),
      (select ${asked.map(({ now }) => writeInstant(startOfHarareDay(now)))}::text[]),
      (select ${asked.map(({ now }) => writeInstant(startOfHarareWeek(now)))}::text[]),
      (select ${asked.map(({ now }) => writeInstant(startOfHarareMonth(now)))}::text[])
    ) with ordinality as asked(
      account_id, program_id, recipient_id, target, but_not, day, week, month, position
    )
    cross join lateral (
      select count(*) as lifetime_count, coalesce(sum(given), 0) as lifetime_minor,
        count(*) filter (where created >= day::timestamptz) as per_day_count,
        coalesce(sum(given) filter (where created >= day::timestamptz), 0) as per_day_minor,
        count(*) filter (where created >= week::timestamptz) as per_week_count,
        coalesce(sum(given) filter (where created >= week::timestamptz), 0) as per_week_minor,
        count(*) filter (where created >= month::timestamptz) as per_month_count,
        coalesce(sum(given) filter (where created >= month::timestamptz), 0) as per_month_minor
      from (
        select id, created, status, coalesce(released_amount_minor, amount_minor) as given
        from rewards reward
        where reward.account_id = asked.account_id and reward.program_id = asked.program_id
          and reward.recipient_id = asked.recipient_id
        union all
        select id, created, status, coalesce(released_amount_minor, amount_minor)
        from rewards reward
        where reward.account_id = asked.account_id and reward.program_id = asked.program_id
          and asked.recipient_id is null and reward.recipient_id is null
          and reward.target = asked.target
      ) as received
      where status not in ('failed', 'voided', 'expired', 'rejected')
        and id is distinct from asked.but_not
    ) as sums
    order by asked.position`;
  return rows.map(receivedOf);
}

function receivedOf(sums: Sums): Received {
  const sumOf = (period: keyof Received): ReceivedSum => ({
    count: Number(sums[`${period}_count`]),
    amount_minor: BigInt(sums[`${period}_minor`]),
  });
  return {
    lifetime: sumOf("lifetime"),
    per_day: sumOf("per_day"),
    per_week: sumOf("per_week"),
    per_month: sumOf("per_month"),
  };
}

/** A number that is to have a reward. */
export interface HadBy extends Omit<ReceivedBy, "target" | "now"> {
  /** E.164. */
  readonly phone: string;
}

/**
 * Whether each number of a set has had a reward of its program, or has the token of one texted to
 * it, in its order. For a reward that is new, what waits for its claim by the same person counts
 * too.
 */
export async function haveReceived(
  { sql }: Pick<Read | Tx, "sql">,
  asked: readonly HadBy[],
): Promise<boolean[]> {
  if (asked.length === 0) return [];
  const rows = await sql<{ has_received: boolean }[]>`
    select exists (
      select from (
        select id, status from rewards reward
        where reward.account_id = asked.account_id and reward.program_id = asked.program_id
          and reward.target = asked.phone
        union all
        select id, status from rewards reward
        where reward.account_id = asked.account_id and reward.program_id = asked.program_id
          and reward.token_phone = asked.phone
        union all
        select id, status from rewards reward
        where reward.account_id = asked.account_id and reward.program_id = asked.program_id
          and reward.recipient_id = asked.recipient_id and reward.target is null
          and asked.but_not is null
      ) as received
      where status not in ('failed', 'voided', 'expired', 'rejected')
        and id is distinct from asked.but_not
    ) as has_received
    from unnest(
      (select ${asked.map(({ account_id }) => account_id)}::uuid[]),
      (select ${asked.map(({ program_id }) => program_id)}::uuid[]),
      (select ${asked.map(({ recipient_id }) => recipient_id)}::uuid[]),
      (select ${asked.map(({ phone }) => phone)}::text[]),
      (select ${asked.map(({ but_not }) => but_not)}::uuid[])
    ) with ordinality as asked(account_id, program_id, recipient_id, phone, but_not, position)
    order by asked.position`;
  return rows.map(({ has_received }) => has_received);
}
