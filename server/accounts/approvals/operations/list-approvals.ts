import type { Answer, Input } from "@svc/generated/routes";
import { eq, type SQL } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentApproval } from "../present.ts";
import { agentApprovals } from "../tables.ts";

type Query = Input<"listApprovals">["query"];

/** Lists requests of agents, newest first; an agent sees only its own. */
export async function listApprovals(
  ctx: Ctx,
  { query }: Input<"listApprovals">,
): Promise<Answer<"listApprovals">> {
  if (query.api_key !== undefined) await refuseUnknownKey(ctx, query.api_key);
  const where = filtersOf(ctx, query);
  const page = await ctx.read((read) =>
    readPage(read, {
      table: agentApprovals,
      account_id: ctx.account.id,
      prefix: "apr",
      query,
      where,
    }),
  );
  const data = page.rows.map((row) => presentApproval(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function filtersOf({ key }: Ctx, { status, action, api_key }: Query): SQL[] {
  const own = key?.kind === "ak" ? [eq(agentApprovals.api_key_id, key.id)] : [];
  const asked =
    api_key === undefined
      ? []
      : [eq(agentApprovals.api_key_id, parseId("key", api_key) ?? api_key)];
  return [
    ...own,
    ...asked,
    ...(status === undefined ? [] : [eq(agentApprovals.status, status)]),
    ...(action === undefined ? [] : [eq(agentApprovals.action, action)]),
  ];
}

async function refuseUnknownKey(ctx: Ctx, api_key: string): Promise<void> {
  const known = await ctx.objects.present(ctx, [api_key]);
  if (known.has(api_key)) return;
  refuse("reference_not_found", {
    param: "api_key",
    message: `\`api_key\` is invalid. There is no ${api_key} in this account.`,
  });
}
