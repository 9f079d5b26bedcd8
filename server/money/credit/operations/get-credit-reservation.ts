import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuseMissing } from "#platform/missing";
import { idOfPath, type PathObject } from "#platform/path-object";
import { presentReservations } from "../present-reservation.ts";
import { creditReservations } from "../tables.ts";

const RESERVATION: PathObject = {
  table: creditReservations,
  prefix: "rsv",
  param: "reservation_id",
};

/** Shows one reservation of an account's Credit. */
export async function getCreditReservation(
  ctx: Ctx,
  { path }: Input<"getCreditReservation">,
): Promise<Answer<"getCreditReservation">> {
  const { account } = ctx;
  const id = idOfPath(RESERVATION, path.reservation_id);
  const found = (await presentReservations(ctx, [id])).get(id);
  if (found !== undefined) return { status: 200, body: found };
  return await ctx.read((read) => refuseMissing(read, { ...RESERVATION, account, id }));
}
