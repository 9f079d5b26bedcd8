import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { writeResults } from "../present/write-results.ts";
import { batchOfPath } from "../rows/batch-of-path.ts";

/** Writes every line of a batch with its outcome as CSV. */
export async function getBatchResults(
  ctx: Ctx,
  { path }: Input<"getBatchResults">,
): Promise<Answer<"getBatchResults">> {
  const { account_id, id } = await batchOfPath(ctx, path.batch_id);
  const bytes = await ctx.read((read) => writeResults(read, { account_id, id }));
  return {
    status: 200,
    body: { content_type: "text/csv", bytes },
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${path.batch_id}.csv"`,
    },
  };
}
