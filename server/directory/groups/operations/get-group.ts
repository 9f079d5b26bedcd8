import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { groupOfPath } from "../group-of-path.ts";
import { presentRow } from "../present-many.ts";

/** Shows one group with the number of its members at this moment. */
export async function getGroup(ctx: Ctx, { path }: Input<"getGroup">): Promise<Answer<"getGroup">> {
  const body = await ctx.read(async (read) =>
    presentRow(read, ctx, await groupOfPath(read, ctx, path.group_id)),
  );
  return { status: 200, body };
}
