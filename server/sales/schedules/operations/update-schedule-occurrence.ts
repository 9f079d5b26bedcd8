import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { readFace } from "../read/product.ts";
import { editDay, setSeller } from "../rows/days.ts";
import {
  type EditedDay,
  lockDayOfPath,
  presentDay,
  refuseLocked,
  settleEdit,
  storedRow,
} from "../write/edit-day.ts";
import { refuseAmounts } from "../write/refuse-amounts.ts";

/** Changes what each person receives on one day, or the note about it. */
export async function updateScheduleOccurrence(
  ctx: Ctx,
  { path, body: { amount_override, note } }: Input<"updateScheduleOccurrence">,
): Promise<Answer<"updateScheduleOccurrence">> {
  const override_minor =
    amount_override == null ? null : readFace(amount_override, null, "amount_override");
  const body = await ctx.transact("change a day", async (tx) => {
    const edited = await lockDayOfPath(tx, ctx, path);
    const { schedule, day, cause } = edited;
    refuseLocked(day, cause.now);
    const row = await storedRow(tx, edited);
    await editDay(tx, row, {
      ...(amount_override === undefined ? {} : { override_minor }),
      ...(note === undefined ? {} : { note }),
      changed_at: cause.now,
    });
    if (override_minor !== null) await refuseOverride(ctx, tx, edited);
    if (amount_override !== undefined) await setSeller(tx, schedule, ctx);
    await settleEdit(tx, edited);
    return await presentDay(tx, edited, day.original_date);
  });
  return { status: 200, body };
}

async function refuseOverride(ctx: Ctx, tx: Tx, edited: EditedDay): Promise<void> {
  const codes = ["amount_out_of_range", "amount_not_allowed"] as const;
  await refuseAmounts(ctx, tx, edited, { codes, param: "amount_override" });
}
