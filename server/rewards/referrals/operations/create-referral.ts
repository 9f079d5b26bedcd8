import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { makeReferral } from "../make/make-referral.ts";
import { readReferral } from "../make/referral-input.ts";
import { presentReferral } from "../present.ts";

/** Records who referred whom to a program, or returns the referral of the pair that there is. */
export async function createReferral(
  ctx: Ctx,
  { body }: Input<"createReferral">,
): Promise<Answer<"createReferral">> {
  const input = readReferral(body);
  return await ctx.transact("create a referral", (tx) =>
    once(ctx, tx, async () => {
      const { kind, row } = await makeReferral(tx, ctx, input);
      const shown = presentReferral(row, ctx);
      return kind === "made"
        ? { status: 201 as const, body: shown }
        : { status: 200 as const, body: shown };
    }),
  );
}
