import type { Answer, Input } from "@svc/generated/routes";
import { wall } from "#platform/clock";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time";
import { wakeWorkers } from "#platform/worker";
import { DISPATCH } from "#sales/sends";
import { lockClock, moveClock } from "../move-clock.ts";
import { presentTestClock } from "../present.ts";

/** The end of the year 9999, past which the contract writes no time. */
const NOW_SECONDS_MAX = 253_402_300_799;

/** Moves the account's clock forward, and everything that it has due with it. */
export async function advanceTestClock(
  ctx: Ctx,
  { body: { seconds } }: Input<"advanceTestClock">,
): Promise<Answer<"advanceTestClock">> {
  const account_id = ctx.account.id;
  const offset_seconds = await ctx.transact("advance a test clock", async (tx) => {
    const ahead_seconds = (await lockClock(tx, account_id)) + seconds;
    if (unixSeconds(wall()) + ahead_seconds > NOW_SECONDS_MAX) refuseTooFar();
    await moveClock(tx, { account_id, seconds });
    return ahead_seconds;
  });
  wakeWorkers(DISPATCH);
  return { status: 200, body: presentTestClock(offset_seconds * 1_000) };
}

function refuseTooFar(): never {
  const message = "The clock would pass the end of the year 9999.";
  return refuse("parameter_invalid", { param: "seconds", message });
}
