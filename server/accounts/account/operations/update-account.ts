import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import { audit, auditBySystem, changesBetween } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { raiseFactsVersion } from "../authority.ts";
import { lockClocksForShare } from "../lock-clocks.ts";
import { presentAccount } from "../present.ts";
import { lockAccount } from "../queries.ts";
import { type AccountChanges, readAccountChanges } from "../read-account-changes.ts";
import { type AccountRow, accounts } from "../tables.ts";

/**
 * Changes the settings of an account. Its name is that of the organisation: the account in the
 * other mode is renamed in a transaction of its own, for none touches two accounts. A request that
 * ends in between has no answer yet, and renames both when it is sent again.
 */
export async function updateAccount(
  ctx: Ctx,
  { body }: Input<"updateAccount">,
): Promise<Answer<"updateAccount">> {
  const { account } = ctx;
  refuseVersion(ctx, body);
  const row = await ctx.transact("update account", (tx) => update(ctx, tx, body), {
    is_alone: true,
  });
  const { name } = body;
  if (name !== undefined) await ctx.record((tx) => renameTwin(tx, account.twin_id, name));
  return { status: 200, body: presentAccount(row, ctx) };
}

/** With another version, every answer to callers that name none has another form. */
function refuseVersion({ role }: Ctx, { default_api_version }: Input<"updateAccount">["body"]) {
  if (default_api_version === undefined || role === "owner") return;
  refuse("role_required", { param: "default_api_version", meta: { roles: ["owner"] } });
}

async function update(ctx: Ctx, tx: Tx, body: Input<"updateAccount">["body"]): Promise<AccountRow> {
  const before = await lockAccount(tx, ctx.account.id);
  const changed = readAccountChanges(before, body, {
    is_person: ctx.member !== null,
    versions: ctx.config.versions,
  });
  const after = await writeChanges(tx, before, changed);
  const changes = changesBetween(presentAccount(before, ctx), presentAccount(after, ctx));
  if (Object.keys(changes).length === 0) return after;
  await audit(tx, ctx, [{ object_id: formatId("acct", after.id), changes }]);
  await raiseFactsVersion(tx, after.id);
  if (before.payday_day !== after.payday_day) {
    const paid = { account_id: after.id, now: ctx.now };
    for (const follow of ctx.reactions.to_paydays) await follow(tx, paid);
  }
  return after;
}

/** Writes: the twin, audit_entries. */
async function renameTwin(tx: Tx, twin_id: string, name: string): Promise<void> {
  const before = await lockAccount(tx, twin_id);
  if (before.name === name) return;
  const clock = (await lockClocksForShare(tx, [twin_id])).get(twin_id);
  if (clock === undefined) throw new Error(`No clock row for account ${twin_id}.`);
  await tx.db.update(accounts).set({ name }).where(eq(accounts.id, twin_id));
  await auditBySystem(tx, [
    {
      account_id: twin_id,
      action: "account.updated",
      object_id: formatId("acct", twin_id),
      changes: { name: [before.name, name] },
      created: clock.now,
    },
  ]);
  await raiseFactsVersion(tx, twin_id);
}

async function writeChanges(
  { db }: Tx,
  { id }: AccountRow,
  changes: AccountChanges,
): Promise<AccountRow> {
  const [row] = await db.update(accounts).set(changes).where(eq(accounts.id, id)).returning();
  if (row === undefined) throw new Error(`Account ${id} is locked and gone.`);
  return row;
}
