import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentRow } from "../read/present-many.ts";
import { readTotals } from "../read/read-totals.ts";
import { recipientOfPath } from "../read/recipient-of-path.ts";

/** Shows one recipient with what was received so far. */
export async function getRecipient(
  ctx: Ctx,
  { path, query }: Input<"getRecipient">,
): Promise<Answer<"getRecipient">> {
  const body = await ctx.read(async (read) => {
    const row = await recipientOfPath(read, ctx, path.recipient_id);
    const [shown, totals] = await Promise.all([presentRow(read, ctx, row), readTotals(read, row)]);
    return { ...shown, totals };
  });
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
