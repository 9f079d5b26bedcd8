import type { Answer, Input } from "@svc/generated/routes";
import { isMemberOf, presentRows, recipients } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { listOfPage, readPage } from "#platform/wire/page";
import { groupOfPath } from "../group-of-path.ts";

/** Lists who is in a group at this moment, newest recipients first. */
export async function listGroupMembers(
  ctx: Ctx,
  { path, query }: Input<"listGroupMembers">,
): Promise<Answer<"listGroupMembers">> {
  const { group, page, data } = await ctx.read(async (read) => {
    const group = await groupOfPath(read, ctx, path.group_id);
    const page = await readPage(read, {
      table: recipients,
      account_id: ctx.account.id,
      prefix: "rcp",
      query,
      where: [isMemberOf(group)],
    });
    return { group, page, data: await presentRows(read, ctx, page.rows) };
  });
  const url = `/groups/${formatId("grp", group.id)}/members`;
  return { status: 200, body: listOfPage({ path: url, page, data }) };
}
