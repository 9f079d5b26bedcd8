import type { Answer, Input } from "@svc/generated/routes";
import { CLOCK_AHEAD_SECONDS_MAX } from "#accounts/account";
import { KEY_DEADLINES } from "#accounts/keys";
import { TEST_CREDIT_RESTORES } from "#money/credit";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { leaseUntilNone } from "#platform/work/lease-rows";
import { erasures } from "#privacy/erasures";
import { SHORTFALL_PROJECTIONS } from "#sales/schedules";
import { lockClock, moveClock } from "../move-clock.ts";
import { presentTestClock } from "../present.ts";
import { waitUntilDone } from "../still-running.ts";

const ROWS_MAX = 100;

/** Moves the account's clock forward, and everything that it has due with it. */
export async function advanceTestClock(
  ctx: Ctx,
  { body: { seconds } }: Input<"advanceTestClock">,
): Promise<Answer<"advanceTestClock">> {
  const { account } = ctx;
  const account_id = account.id;
  const offset_seconds = await ctx.transact("advance a test clock", async (tx) => {
    const before_seconds = await lockClock(tx, account_id);
    const left_seconds = CLOCK_AHEAD_SECONDS_MAX - before_seconds;
    if (seconds > left_seconds) refuseTooFar(left_seconds);
    await moveClock(tx, { account_id, seconds });
    return before_seconds + seconds;
  });
  // What is done without talking to anybody is done before the answer.
  const deps = { database: ctx, log: ctx.log };
  await leaseUntilNone(deps, KEY_DEADLINES, { limit: ROWS_MAX, account });
  await leaseUntilNone(deps, TEST_CREDIT_RESTORES, { limit: ROWS_MAX, account });
  const erasing = erasures(ctx.config.secret_key);
  await leaseUntilNone(deps, erasing, { limit: ROWS_MAX, account });
  await leaseUntilNone(deps, SHORTFALL_PROJECTIONS, { limit: ROWS_MAX, account });
  const still_running = await waitUntilDone(ctx, account_id);
  return { status: 200, body: presentTestClock(offset_seconds * 1_000, still_running) };
}

function refuseTooFar(left_seconds: number): never {
  const message =
    "`seconds` is too large: the test clock can be at most 20 years ahead. Send at most " +
    `${left_seconds}.`;
  return refuse("parameter_invalid", { param: "seconds", message, meta: { max: left_seconds } });
}
