import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfPage } from "#platform/wire/page";
import { pageOfRequests } from "../page-of-requests.ts";

/** Lists the requests of the last 30 days, newest first. */
export async function listRequests(
  ctx: Ctx,
  { query }: Input<"listRequests">,
): Promise<Answer<"listRequests">> {
  const { page, data } = await pageOfRequests(ctx, query);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
