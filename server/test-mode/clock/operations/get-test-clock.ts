import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentTestClock } from "../present.ts";
import { readStillRunning } from "../still-running.ts";

/** Shows what the test account takes for now; the clock was compared as the request was let in. */
export async function getTestClock(
  ctx: Ctx,
  _input: Input<"getTestClock">,
): Promise<Answer<"getTestClock">> {
  const { id, clock_offset_ms } = ctx.account;
  const still_running = await ctx.read((read) => readStillRunning(read, id));
  return { status: 200, body: presentTestClock(clock_offset_ms, still_running) };
}
