import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentReview } from "../present.ts";
import { reviewOfPath } from "../rows/review-of-path.ts";

/** Shows one review as it is now. */
export async function getReview(
  ctx: Ctx,
  { path, query }: Input<"getReview">,
): Promise<Answer<"getReview">> {
  const body = presentReview(await reviewOfPath(ctx, path.review_id), ctx);
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
