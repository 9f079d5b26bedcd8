import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { judgeLines } from "../judge/judge-lines.ts";
import { readThreshold } from "../judge/threshold.ts";
import { presentPreview } from "../present/present-preview.ts";
import { readBatch } from "../read/read-batch.ts";

/** Shows what a batch would do, line by line, and writes nothing. */
export async function previewBatch(
  ctx: Ctx,
  { body }: Input<"previewBatch">,
): Promise<Answer<"previewBatch">> {
  const { account } = ctx;
  const { settings, raw, lines } = await readBatch(ctx, body);
  // Nothing is written; the caller is one of that moment, as for the batch.
  const judged = await ctx.transact("preview a batch", (tx) => judgeLines(tx, lines));
  const fields = await ctx.read(async (read) => {
    const threshold = await readThreshold(read, account.id);
    return await presentPreview(read, { account, settings, raw, threshold, ...judged });
  });
  return {
    status: 200,
    body: {
      object: "batch_preview",
      created: unixSeconds(ctx.now),
      livemode: account.mode === "live",
      ...fields,
    },
  };
}
