import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentRow } from "../present/present.ts";
import { scheduleOfPath } from "../rows/schedule-of-path.ts";

/** Shows one schedule with its next runs. */
export async function getSchedule(
  ctx: Ctx,
  { path, query }: Input<"getSchedule">,
): Promise<Answer<"getSchedule">> {
  const row = await scheduleOfPath(ctx, path.schedule_id);
  const body = await ctx.read((read) => presentRow(read, ctx, row));
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
