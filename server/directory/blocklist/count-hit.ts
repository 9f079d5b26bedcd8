import type { Ctx } from "#platform/context";
import { writeInstant } from "#platform/db/columns";

/**
 * Counts a request that was refused because its target is blocked. It is kept although the request
 * writes nothing else.
 *
 * Writes: blocked_targets, in a transaction of its own.
 */
export async function countHit(
  { account, now, record }: Pick<Ctx, "account" | "now" | "record">,
  target: string,
): Promise<void> {
  await record(
    ({ sql }) => sql`
      update blocked_targets set hits = hits + 1, last_hit_at = ${writeInstant(now)}
      where account_id = ${account.id} and target = ${target}`,
  );
}
