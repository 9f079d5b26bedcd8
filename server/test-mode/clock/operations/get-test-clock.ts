import type { Answer, Input } from "@svc/generated/routes";
import { readAccountFacts } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { presentTestClock } from "../present.ts";
import { readStillRunning } from "../still-running.ts";

/** Shows what the test account takes for now. */
export async function getTestClock(
  ctx: Ctx,
  _input: Input<"getTestClock">,
): Promise<Answer<"getTestClock">> {
  const facts = await ctx.read((read) => readAccountFacts(read, ctx.account.id));
  if (facts === null) throw new Error(`no row for account ${ctx.account.id}`);
  const still_running = await ctx.read((read) => readStillRunning(read, ctx.account.id));
  return { status: 200, body: presentTestClock(facts.clock_offset_ms, still_running) };
}
