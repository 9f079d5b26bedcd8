import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentAuditEntry } from "../present.ts";
import { auditEntries } from "../tables.ts";

/** Lists who did what, newest first. */
export async function listAuditEvents(
  ctx: Ctx,
  { query }: Input<"listAuditEvents">,
): Promise<Answer<"listAuditEvents">> {
  const { account } = ctx;
  const { action, object } = query;
  if (object !== undefined) await refuseUnknown(ctx, object);
  const where = [
    action === undefined ? undefined : eq(auditEntries.action, action),
    object === undefined ? undefined : eq(auditEntries.object_id, object),
  ];
  const order = {
    table: auditEntries,
    account_id: account.id,
    prefix: "aud",
    query,
    where,
  } as const;
  const page = await ctx.read((read) => readPage(read, order));
  const data = page.rows.map((row) => presentAuditEntry(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

/** What has entries is known by them, also when it is gone; else it is an object of the account. */
async function refuseUnknown(ctx: Ctx, object: string): Promise<void> {
  const { account } = ctx;
  if (object === formatId("acct", account.id)) return;
  const is_about = and(eq(auditEntries.account_id, account.id), eq(auditEntries.object_id, object));
  const [entry] = await ctx.read(({ db }) =>
    db.select({ id: auditEntries.id }).from(auditEntries).where(is_about).limit(1),
  );
  if (entry !== undefined || (await ctx.objects.present(ctx, [object])).has(object)) return;
  refuse("reference_not_found", {
    param: "object",
    message: `\`object\` is invalid. There is no ${object} in this account.`,
  });
}
