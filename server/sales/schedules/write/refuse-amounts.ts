import type { ErrorCode } from "@svc/generated/errors";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { prepareRun } from "../run/prepare-run.ts";
import { type EditedDay, readDay } from "./edit-day.ts";

/**
 * Refuses amounts of a changed day that its people cannot be sent: it is judged as it is stored by
 * now.
 *
 * Refuses: the first of `codes`.
 */
export async function refuseAmounts(
  { account, key, now, request_id }: Ctx,
  tx: Tx,
  { schedule, day: { original_date } }: Pick<EditedDay, "schedule" | "day">,
  { codes, param }: { codes: readonly ErrorCode[]; param: string },
): Promise<void> {
  const day = await readDay(tx, schedule, original_date, now);
  if (day === null) return;
  const { lines } = await prepareRun(tx, { schedule, day }, { account, key, now, request_id });
  const errors = lines.flatMap((line) => line.errors);
  for (const code of codes) {
    const first = errors.find((error) => error.code === code);
    if (first === undefined) continue;
    const message = first.message.replace("`amount`", `\`${param}\``);
    throw new Refusal(code, { param, message, meta: first.meta });
  }
}
