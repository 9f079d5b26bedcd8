import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { entryOfPath } from "../entry-of-path.ts";
import { presentEntry } from "../present-many.ts";

/** Shows one entry, with how many requests it stopped. */
export async function getBlockedTarget(
  ctx: Ctx,
  { path }: Input<"getBlockedTarget">,
): Promise<Answer<"getBlockedTarget">> {
  return { status: 200, body: presentEntry(await entryOfPath(ctx, path.entry_id), ctx) };
}
