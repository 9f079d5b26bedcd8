import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { presentReservations } from "../present-reservation.ts";
import { creditReservations } from "../tables.ts";

/** Shows one reservation of an account's Credit. */
export async function getCreditReservation(
  ctx: Ctx,
  { path }: Input<"getCreditReservation">,
): Promise<Answer<"getCreditReservation">> {
  const { account } = ctx;
  const param = "reservation_id";
  const id = parseId("rsv", path.reservation_id) ?? refuse("resource_missing", { param });
  const found = (await presentReservations(ctx, [id])).get(id);
  if (found !== undefined) return { status: 200, body: found };
  return await ctx.read((read) =>
    refuseMissing(read, { account, table: creditReservations, id, param }),
  );
}
