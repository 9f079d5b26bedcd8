import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { checkIn } from "../make/check-in.ts";

/** Claims a link of a program that has a `geofence`. */
export async function createCheckin(
  ctx: Ctx,
  { body }: Input<"createCheckin">,
): Promise<Answer<"createCheckin">> {
  return await checkIn(ctx, body);
}
