import { raiseFactsVersion } from "#accounts/account";
import { continueOrder } from "#platform/db/positions";
import { retryLocks } from "#platform/db/retry-locks";
import { endCopy } from "./copy.ts";
import { moversOf, type Split, TABLE_LOCK } from "./split.ts";

/** The commit after which the movers are the target's: the source never works for them again. */
export async function handOver(split: Split): Promise<void> {
  const { ids } = await moversOf(split);
  await split.source.transact("hand accounts over", async ({ sql }) => {
    const { count } = await sql`
      update account_moves set state = 'moved', since = svc_now()
      where account_id = any(${[...ids]}::uuid[]) and state in ('frozen', 'moved')`;
    if (count !== ids.length) throw new Error("accounts are handed over that are not at rest");
  });
}

/**
 * Lets the target work for them: what it writes from now on follows what they bring, and no row of
 * the source reaches it any more.
 */
export async function openMovers(split: Split): Promise<void> {
  const { target } = split;
  const { ids, state } = await moversOf(split);
  if (state !== "moved") throw new Error(`accounts are opened that are ${state}`);
  await endCopy(split);
  await retryLocks(
    () =>
      target.transact("continue order", async (tx) => {
        await continueOrder(tx, ["events", "webhook_feeds"], { lock_ms: TABLE_LOCK.wait_ms });
      }),
    TABLE_LOCK.within_ms,
  );
  for (const id of ids) {
    await target.transact("open an account", async (tx) => {
      const [arriving] = await tx.sql`
        delete from account_moves where account_id = ${id} and state = 'arriving' returning 1`;
      if (arriving !== undefined) await raiseFactsVersion(tx, id);
    });
  }
}
