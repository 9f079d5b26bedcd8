/** What a person has received from a program; whoever judges by it holds the program. */
import { writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { startOfHarareDay, startOfHarareMonth, startOfHarareWeek } from "#platform/time";

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

type Counted = Record<`${keyof Received}_${"count" | "minor"}`, string>;

/** Rewards that gave nothing in the end do not count. */
export async function readReceived(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, program_id, recipient_id, target, but_not, now }: ReceivedBy,
): Promise<Received> {
  const [day, week, month] = [
    writeInstant(startOfHarareDay(now)),
    writeInstant(startOfHarareWeek(now)),
    writeInstant(startOfHarareMonth(now)),
  ];
  const is_theirs =
    recipient_id === null
      ? sql`recipient_id is null and target = ${target}`
      : sql`recipient_id = ${recipient_id}`;
  const [sums] = await sql<Counted[]>`
    select count(*) as lifetime_count, coalesce(sum(given), 0) as lifetime_minor,
      count(*) filter (where created >= ${day}) as per_day_count,
      coalesce(sum(given) filter (where created >= ${day}), 0) as per_day_minor,
      count(*) filter (where created >= ${week}) as per_week_count,
      coalesce(sum(given) filter (where created >= ${week}), 0) as per_week_minor,
      count(*) filter (where created >= ${month}) as per_month_count,
      coalesce(sum(given) filter (where created >= ${month}), 0) as per_month_minor
    from (
      select created, coalesce(released_amount_minor, amount_minor) as given from rewards
      where account_id = ${account_id} and program_id = ${program_id} and ${is_theirs}
        and status not in ('failed', 'voided', 'expired', 'rejected')
        and id is distinct from ${but_not}::uuid
    ) as received`;
  if (sums === undefined) throw new Error("A sum over no rows is a row.");
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

/**
 * Whether a number has had a reward of a program, or has the token of one texted to it. For a
 * reward that is new, what waits for its claim by the same person counts too.
 */
export async function hasReceived(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, program_id, recipient_id, but_not }: Omit<ReceivedBy, "target" | "now">,
  phone: string,
): Promise<boolean> {
  const found = await sql`
    select from rewards
    where account_id = ${account_id} and program_id = ${program_id}
      and (target = ${phone} or token_phone = ${phone}
        or (recipient_id = ${recipient_id}::uuid and target is null and ${but_not}::uuid is null))
      and status not in ('failed', 'voided', 'expired', 'rejected')
      and id is distinct from ${but_not}::uuid
    limit 1`;
  return found.count > 0;
}
