import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentReferral } from "../present.ts";
import { referralOfPath } from "../rows/referral-of-path.ts";

/** Shows one referral as it is now. */
export async function getReferral(
  ctx: Ctx,
  { path }: Input<"getReferral">,
): Promise<Answer<"getReferral">> {
  const row = await referralOfPath(ctx, path.referral_id);
  return { status: 200, body: presentReferral(row, ctx) };
}
