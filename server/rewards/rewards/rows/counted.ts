/** What rules count of rewards; whoever asks holds the program. */
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { RewardRow } from "./tables.ts";

/** Whose rewards are counted, and which. */
export type CountedBy = Pick<RewardRow, "account_id" | "program_id" | "recipient_id" | "source">;

/** The place of a new reward among what is counted with it. */
export async function nextPosition(
  { sql: statement }: Tx,
  { account_id, program_id, recipient_id, source }: CountedBy,
): Promise<number> {
  const [row] = await statement<{ position: number }[]>`
    select coalesce(max(position), 0) + 1 as position from rewards
    where account_id = ${account_id} and program_id = ${program_id}
      and recipient_id = ${recipient_id} and source = ${source} and position is not null`;
  return row?.position ?? 1;
}

/** SQL of what somebody has earned in a program from one source, under the names of `Occasion`. */
export function countedRewards({ account_id, program_id, recipient_id, source }: CountedBy): SQL {
  return sql`
    select id, position, created as occurred_at, program_id, null::text as name,
      null::bigint as value_minor, null::text as currency, metadata
    from rewards
    where account_id = ${account_id}::uuid and program_id = ${program_id}::uuid
      and recipient_id = ${recipient_id}::uuid and source = ${source}::text
      and position is not null`;
}
