import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { claimOfPath } from "../rows/claim-of-path.ts";
import { sendCode } from "../send-code.ts";

/** Texts a code to the number that wants to claim a link, if it may. */
export async function sendClaimCode(
  ctx: Ctx,
  { path, body }: Input<"sendClaimCode">,
): Promise<Answer<"sendClaimCode">> {
  return { status: 200, body: await sendCode(ctx, await claimOfPath(ctx, path.token), body) };
}
