import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { sendCode } from "../codes/send-code.ts";
import { claimOfPath } from "../rows/claim-of-path.ts";

/** Texts a code to the number that wants to claim a link, if it may. */
export async function sendClaimCode(
  ctx: Ctx,
  { path, body }: Input<"sendClaimCode">,
): Promise<Answer<"sendClaimCode">> {
  return { status: 200, body: await sendCode(ctx, await claimOfPath(ctx, path.token), body) };
}
