import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfPage } from "#platform/wire/page";
import { pageOfEvents } from "../page-of-events.ts";

/** Lists the events of the last 30 days, newest first, so that a pager misses none. */
export async function listEvents(
  ctx: Ctx,
  { query }: Input<"listEvents">,
): Promise<Answer<"listEvents">> {
  const { page, data } = await pageOfEvents(ctx, query);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
