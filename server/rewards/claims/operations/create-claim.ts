import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { claimAsHolder } from "../claim-as-holder.ts";
import { claimOfPath } from "../rows/claim-of-path.ts";

/** Claims a link, which becomes a reward. */
export async function createClaim(
  ctx: Ctx,
  { path, body }: Input<"createClaim">,
): Promise<Answer<"createClaim">> {
  return await claimAsHolder(ctx, await claimOfPath(ctx, path.token), body);
}
