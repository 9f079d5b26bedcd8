import type { Answer } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentAlerts } from "../present-alerts.ts";

/** Shows what an account wants to be told of its Credit. */
export async function getCreditAlerts(ctx: Ctx): Promise<Answer<"getCreditAlerts">> {
  return { status: 200, body: await ctx.read((read) => presentAlerts(read, ctx)) };
}
