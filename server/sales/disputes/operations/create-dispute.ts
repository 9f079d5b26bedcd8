import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { openDispute } from "../make/open-dispute.ts";
import { readDispute } from "../make/read-dispute.ts";
import { presentDispute } from "../present.ts";

/** Opens a dispute about a send with our staff. */
export async function createDispute(
  ctx: Ctx,
  { body }: Input<"createDispute">,
): Promise<Answer<"createDispute">> {
  const input = readDispute(body);
  return await ctx.transact("open a dispute", (tx) =>
    once(ctx, tx, async () => {
      const row = await openDispute(tx, ctx, input);
      return { status: 201 as const, body: presentDispute(row, ctx) };
    }),
  );
}
