import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentSession } from "../present.ts";
import { sessionOfPath } from "../rows/session-of-path.ts";

/** Shows one checkout session as it is now. */
export async function getCheckoutSession(
  ctx: Ctx,
  { path, query }: Input<"getCheckoutSession">,
): Promise<Answer<"getCheckoutSession">> {
  const body = presentSession(await sessionOfPath(ctx, path.session_id), ctx);
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
