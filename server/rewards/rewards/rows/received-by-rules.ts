/** What a person has received from rules; whoever judges by it holds their programs. */
import { readInstant, writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { startOfHarareDay, startOfHarareMonth, startOfHarareWeek } from "#platform/time/instants";
import type { Received } from "./received.ts";

/** What somebody has received from a rule, and when last. */
export interface ReceivedByRule extends Received {
  /** Unix milliseconds on the account's clock. */
  readonly newest: number;
}

interface Sums extends Record<`${keyof Received}_${"count" | "minor"}`, string> {
  readonly rule_id: string;
  readonly newest: string;
}

/** Rewards that gave nothing in the end do not count; a rule that gave none is absent. */
export async function readReceivedByRules(
  { sql }: Pick<Read | Tx, "sql">,
  {
    account_id,
    recipient_id,
    rule_ids,
    now,
  }: {
    readonly account_id: string;
    readonly recipient_id: string;
    readonly rule_ids: readonly string[];
    /** Unix milliseconds on the account's clock. */
    readonly now: number;
  },
): Promise<Map<string, ReceivedByRule>> {
  const [day, week, month] = [
    writeInstant(startOfHarareDay(now)),
    writeInstant(startOfHarareWeek(now)),
    writeInstant(startOfHarareMonth(now)),
  ];
  const rows = await sql<Sums[]>`
    select rule_id, max(created) as newest,
      count(*) as lifetime_count, sum(given) as lifetime_minor,
      count(*) filter (where created >= ${day}) as per_day_count,
      coalesce(sum(given) filter (where created >= ${day}), 0) as per_day_minor,
      count(*) filter (where created >= ${week}) as per_week_count,
      coalesce(sum(given) filter (where created >= ${week}), 0) as per_week_minor,
      count(*) filter (where created >= ${month}) as per_month_count,
      coalesce(sum(given) filter (where created >= ${month}), 0) as per_month_minor
    from (
      select rule_id, created, coalesce(released_amount_minor, amount_minor) as given from rewards
      where account_id = ${account_id} and recipient_id = ${recipient_id}
        and rule_id = any(${rule_ids as string[]}::uuid[])
        and status not in ('failed', 'voided', 'expired', 'rejected')
    ) as received
    group by rule_id`;
  return new Map(rows.map((row) => [row.rule_id, receivedOf(row)]));
}

function receivedOf(sums: Sums): ReceivedByRule {
  const sumOf = (period: keyof Received) => ({
    count: Number(sums[`${period}_count`]),
    amount_minor: BigInt(sums[`${period}_minor`]),
  });
  return {
    newest: readInstant(sums.newest),
    lifetime: sumOf("lifetime"),
    per_day: sumOf("per_day"),
    per_week: sumOf("per_week"),
    per_month: sumOf("per_month"),
  };
}
