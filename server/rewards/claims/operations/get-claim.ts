import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { isHuman } from "../look/is-human.ts";
import { lookAtClaim } from "../look/look-at-claim.ts";
import { claimOfPath } from "../rows/claim-of-path.ts";

/** Shows a link to the person who holds it. */
export async function getClaim(ctx: Ctx, { path }: Input<"getClaim">): Promise<Answer<"getClaim">> {
  const link = await claimOfPath(ctx, path.token);
  return { status: 200, body: await lookAtClaim(ctx, link, { is_human: isHuman(ctx) }) };
}
