import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { CURRENCIES, lockBalances } from "#money/ledger";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { makerAmong } from "#platform/maker";
import { refuse } from "#platform/refusal";
import { presentEntry } from "../present-many.ts";
import { entryOf } from "../queries.ts";
import { readTarget } from "../read-target.ts";
import { type BlockedTargetRow, blockedTargets } from "../tables.ts";

/** Blocks a number or a meter: nothing is sent to it from now on. */
export async function createBlockedTarget(
  ctx: Ctx,
  { body }: Input<"createBlockedTarget">,
): Promise<Answer<"createBlockedTarget">> {
  const input = { ...readTarget(body.target), reason: body.reason ?? null };
  const row = await ctx.transact("block target", async (tx) => {
    // A sale looks while it holds its balance: with both held, every sale that found nothing has
    // ended, and the next one finds the entry. Two who block the same wait for each other too.
    const account_id = ctx.account.id;
    const balances = CURRENCIES.map((currency) => ({ account_id, currency }));
    await lockBalances(tx, balances, "wait");
    await refuseBlocked(tx, account_id, input.target);
    const written = await writeEntry(ctx, tx, input);
    const changes = { target: [null, written.target], reason: [null, written.reason] };
    await audit(tx, ctx, [{ object_id: formatId("blk", written.id), changes }]);
    return written;
  });
  return { status: 201, body: presentEntry(row, ctx) };
}

async function refuseBlocked(tx: Tx, account_id: string, target: string): Promise<void> {
  const entry = await entryOf(tx, account_id, target);
  if (entry === null) return;
  refuse("duplicate_resource", {
    param: "target",
    message: "`target` is on the blocklist already.",
    resource: formatId("blk", entry.id),
  });
}

async function writeEntry(
  { account, now, ...caller }: Ctx,
  { db }: Tx,
  input: Pick<BlockedTargetRow, "target" | "target_kind" | "reason">,
): Promise<BlockedTargetRow> {
  const { kind: created_by_kind, id: created_by_id } = makerAmong(caller);
  const made = { id: mintId(now), created_by_kind, created_by_id };
  const [row] = await db
    .insert(blockedTargets)
    .values({ ...input, ...made, account_id: account.id, created: now })
    .returning();
  if (row === undefined) throw new Error("An insert of one row returned none.");
  return row;
}
