import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentEntry } from "../present-many.ts";
import { readTarget } from "../read-target.ts";
import { blockedTargets } from "../tables.ts";

/** Lists what an account has blocked, newest first. */
export async function listBlocklist(
  ctx: Ctx,
  { query }: Input<"listBlocklist">,
): Promise<Answer<"listBlocklist">> {
  const target = query.target === undefined ? null : readTarget(query.target).target;
  const page = await ctx.read((read) =>
    readPage(read, {
      table: blockedTargets,
      account_id: ctx.account.id,
      prefix: "blk",
      query,
      where: [target === null ? undefined : eq(blockedTargets.target, target)],
    }),
  );
  const data = page.rows.map((row) => presentEntry(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
