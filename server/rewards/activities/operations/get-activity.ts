import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentActivity } from "../present.ts";
import { activityOfPath } from "../rows/activity-of-path.ts";

/** Shows an activity with the rules that matched and what each gave. */
export async function getActivity(
  ctx: Ctx,
  { path }: Input<"getActivity">,
): Promise<Answer<"getActivity">> {
  return { status: 200, body: presentActivity(await activityOfPath(ctx, path.activity_id), ctx) };
}
