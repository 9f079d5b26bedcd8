import type { Answer } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { presentMembers } from "../present.ts";
import { findFamily } from "../queries.ts";

/** Lists the household, the newest member first, on one page. */
export async function listFamily(ctx: Ctx): Promise<Answer<"listFamily">> {
  const data = await ctx.read(async (read) =>
    presentMembers(read, ctx, await findFamily(read, ctx.account.id)),
  );
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
