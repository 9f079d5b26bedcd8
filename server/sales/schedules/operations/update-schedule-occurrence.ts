import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { readFace } from "../read/product.ts";
import { editDay, setSeller } from "../rows/days.ts";
import {
  type EditedDay,
  presentDay,
  refuseLocked,
  settleEdit,
  storedRow,
} from "../write/edit-day.ts";
import { refuseAmounts } from "../write/refuse-amounts.ts";
import { lockDayWithWhole, wholeOf } from "../write/whole-of-day.ts";

/** Changes what each person receives on one day, or the note about it. */
export async function updateScheduleOccurrence(
  ctx: Ctx,
  { path, body: { amount_override, note } }: Input<"updateScheduleOccurrence">,
): Promise<Answer<"updateScheduleOccurrence">> {
  const override_minor =
    amount_override == null ? null : readFace(amount_override, null, "amount_override");
  const body = await ctx.transact("change a day", async (tx) => {
    const edited = await lockDayWithWhole(tx, ctx, path);
    const { day, cause } = edited;
    const whole = await wholeOf(tx, edited);
    refuseLocked(day, cause.now);
    if (whole !== null) refuseLocked(whole.day, cause.now);
    const row = await storedRow(tx, edited);
    await editDay(tx, row, {
      ...(amount_override === undefined ? {} : { override_minor }),
      ...(note === undefined ? {} : { note }),
      changed_at: cause.now,
    });
    if (override_minor !== null) await refuseOverride(ctx, tx, { edited, whole });
    if (amount_override !== undefined) await setSellers(ctx, tx, { edited, whole });
    await settleEdit(tx, edited);
    return await presentDay(tx, edited, day.original_date);
  });
  return { status: 200, body };
}

/** A day that is changed, and the one of whose run it is part. */
interface EditedPart {
  readonly edited: EditedDay;
  readonly whole: EditedDay | null;
}

async function refuseOverride(ctx: Ctx, tx: Tx, { edited, whole }: EditedPart): Promise<void> {
  const param = "amount_override";
  const codes = ["amount_out_of_range", "amount_not_allowed"] as const;
  await refuseAmounts(ctx, tx, edited, { codes, param });
  if (whole !== null) await refuseAmounts(ctx, tx, whole, { codes: [codes[0]], param });
}

/** What a part adds is sold by the whole run, by the limits of the caller that changed it. */
async function setSellers(ctx: Ctx, tx: Tx, { edited, whole }: EditedPart): Promise<void> {
  await setSeller(tx, edited.schedule, ctx);
  if (whole !== null) await setSeller(tx, whole.schedule, ctx);
}
