import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentBatch } from "../present/present.ts";
import { batchOfPath } from "../rows/batch-of-path.ts";
import { countLines } from "../rows/queries.ts";

/** Shows one batch with the counts of its lines. */
export async function getBatch(ctx: Ctx, { path }: Input<"getBatch">): Promise<Answer<"getBatch">> {
  const row = await batchOfPath(ctx, path.batch_id);
  const counts = await ctx.read((read) => countLines(read, row.account_id, [row.id]));
  return { status: 200, body: presentBatch(row, counts.get(row.id) ?? {}, ctx) };
}
