import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { presentPreview, readThreshold } from "#sales/batches";
import { readDayFacts } from "../present/day-facts.ts";
import { presentOccurrence } from "../present/present-occurrence.ts";
import { scheduleOfPath } from "../rows/schedule-of-path.ts";
import { LINES_MAX, prepareRun } from "../run/prepare-run.ts";
import { todaysDay } from "../run/todays-day.ts";

const SETTINGS = { on_invalid: "skip", reserve_credit: true } as const;

/** Shows what running a schedule now would do, and writes nothing. */
export async function previewScheduleRun(
  ctx: Ctx,
  { path }: Input<"previewScheduleRun">,
): Promise<Answer<"previewScheduleRun">> {
  const { account, key, now, request_id } = ctx;
  const schedule = await scheduleOfPath(ctx, path.schedule_id);
  // Nothing is written; the caller is one of that moment, as for the run.
  const body = await ctx.transact("preview a run", async (tx) => {
    const day = await todaysDay(tx, schedule, now);
    const seller = { account, key, now, request_id };
    const prepared = await prepareRun(tx, { schedule, day }, seller);
    const facts = await readDayFacts(tx, account.id, [schedule]);
    const threshold = await readThreshold(tx, account.id);
    const previewed = { account, settings: SETTINGS, threshold, ...prepared };
    const shown = presentOccurrence(schedule, day, { account, facts });
    const fields = await presentPreview(tx, previewed);
    return {
      occurrence: { ...shown, runs_at: unixSeconds(now), locked_at: null },
      ...fields,
      valid: fields.valid && prepared.raw.length <= LINES_MAX,
    };
  });
  const made = { created: unixSeconds(now), livemode: account.mode === "live" };
  return { status: 200, body: { object: "schedule_run_preview", ...made, ...body } };
}
