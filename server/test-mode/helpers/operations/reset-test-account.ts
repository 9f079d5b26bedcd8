import type { Answer } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { audit } from "#journal/audit-log";
import { presentCredit, readCredit, restoreTestCredit } from "#money/credit";
import { emptyTestLedger } from "#money/ledger";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { forgetStatements } from "#reporting/statements";
import { removeRows } from "../remove-rows.ts";

/** Removes what a test account has sold, and gives it the Credit that it began with. */
export async function resetTestAccount(ctx: Ctx): Promise<Answer<"resetTestAccount">> {
  const { account, now } = ctx;
  const reset = await ctx.transact("reset test account", async (tx) => {
    const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
    if (clock === undefined) throw new Error(`No clock row for account ${account.id}.`);
    const removed = await removeRows(tx, account.id);
    const transactions = await emptyTestLedger(tx, account.id);
    // A statement that was read before the ledger was empty is written down by now.
    await forgetStatements(tx, account.id);
    const { ahead_ms: clock_offset_ms } = clock;
    await restoreTestCredit(tx, [{ account_id: account.id, now: clock.now, clock_offset_ms }]);
    await audit(tx, ctx, [{ object_id: formatId("acct", account.id), changes: {} }]);
    return { removed, transactions, credit: await readCredit(tx, account.id) };
  });
  const { removed, transactions, credit } = reset;
  const countOf = (table: string) => removed.get(table) ?? 0;
  const body = {
    object: "test_reset" as const,
    created: unixSeconds(now),
    livemode: false,
    sends: countOf("sends"),
    rewards: countOf("rewards"),
    batches: countOf("batches"),
    transactions,
    events: countOf("events"),
    credit: presentCredit(credit, ctx),
  };
  return { status: 200, body };
}
