import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentDispute } from "../present.ts";
import { disputeOfPath } from "../rows/dispute-of-path.ts";

/** Shows one dispute as it is now. */
export async function getDispute(
  ctx: Ctx,
  { path, query }: Input<"getDispute">,
): Promise<Answer<"getDispute">> {
  const body = presentDispute(await disputeOfPath(ctx, path.dispute_id), ctx);
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
