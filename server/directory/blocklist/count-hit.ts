import type { Ctx } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import { logFailure } from "#platform/log-failure";

/** Whom a request was refused for, as it is known; or how to look for it. */
type BlockedTarget = string | (() => Promise<string | null>);

/**
 * Counts a request that was refused because its target is blocked. It is kept although the request
 * writes nothing else, and a count that is lost is logged: the answer is what it was without it.
 *
 * Writes: blocked_targets, in a transaction of its own.
 */
export async function countHit(ctx: Ctx, blocked: BlockedTarget): Promise<void> {
  const { account, now, record } = ctx;
  await logFailure(ctx, "count a blocked request", async () => {
    const target = typeof blocked === "string" ? blocked : await blocked();
    if (target === null) return;
    await record(
      ({ sql }) => sql`
        update blocked_targets set hits = hits + 1, last_hit_at = ${writeInstant(now)}
        where account_id = ${account.id} and target = ${target}`,
    );
  });
}
