import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentLink } from "../present/present.ts";
import { linkOfPath } from "../rows/link-of-path.ts";

/** Shows one link as it is now. */
export async function getRewardLink(
  ctx: Ctx,
  { path }: Input<"getRewardLink">,
): Promise<Answer<"getRewardLink">> {
  return { status: 200, body: presentLink(await linkOfPath(ctx, path.link_id), ctx) };
}
