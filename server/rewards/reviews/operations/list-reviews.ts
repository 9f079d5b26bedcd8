import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { listOfPage, readPage } from "#platform/wire/page";
import { programOfQuery } from "#rewards/programs";
import { presentReview } from "../present.ts";
import { reviews } from "../rows/tables.ts";

/** Lists an account's reviews, newest first. */
export async function listReviews(
  ctx: Ctx,
  { query }: Input<"listReviews">,
): Promise<Answer<"listReviews">> {
  const { status, program } = query;
  const account_id = ctx.account.id;
  const page = await ctx.read(async (read) => {
    const program_id = await programOfQuery(read, account_id, program);
    const where = [
      status === undefined ? undefined : eq(reviews.status, status),
      program_id === null ? undefined : eq(reviews.program_id, program_id),
    ];
    return await readPage(read, { table: reviews, account_id, prefix: "rev", query, where });
  });
  const data = page.rows.map((row) => presentReview(row, ctx));
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
