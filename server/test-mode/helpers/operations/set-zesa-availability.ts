import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { readPowerState, writePowerState } from "#catalogue/utility";
import { causedBy, differenceOf, emit } from "#journal/events";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { wakeWorkers } from "#platform/work/worker";
import { countQueued, DISPATCH, wakeQueue } from "#sales/sends";

/** Takes the account's utility down, or brings it back; what waited goes out in order. */
export async function setZesaAvailability(
  ctx: Ctx,
  { body: { state } }: Input<"setZesaAvailability">,
): Promise<Answer<"setZesaAvailability">> {
  const { account } = ctx;
  const shown = await ctx.transact("set power", async (tx) => {
    const clocks = await lockClocksForShare(tx, [account.id]);
    const at = clocks.get(account.id)?.now ?? ctx.now;
    const before = await readPowerState(tx, account.id);
    const written = await writePowerState(tx, { account_id: account.id, state, at });
    const affected_queued = await countQueued(tx, account.id);
    const power = presentZesa({ state, at, since: written.since ?? at, affected_queued });
    if (written.is_change) {
      const was = { ...before, since: before.since ?? at };
      await emit(tx, [
        {
          account_id: account.id,
          type: `power.availability.${state}`,
          object: { snapshot: power },
          sequence: 1,
          previous_attributes: differenceOf(presentZesa({ ...was, at, affected_queued }), power),
          request: causedBy(ctx),
          created: at,
        },
      ]);
    }
    return power;
  });
  // On its own: dispatch locks the queue before the power, and this would the other way round.
  if (state === "up") {
    await ctx.transact("wake the queue", async (tx) => {
      await lockClocksForShare(tx, [account.id]);
      await wakeQueue(tx, account.id);
    });
    wakeWorkers(DISPATCH);
  }
  return { status: 200, body: shown };
}

function presentZesa({
  state,
  at,
  since,
  affected_queued,
}: {
  state: Schemas["UtilityState"];
  at: number;
  since: number;
  affected_queued: number;
}): Schemas["ZesaAvailability"] {
  return {
    object: "zesa_availability",
    created: unixSeconds(at),
    livemode: false,
    state,
    since: unixSeconds(since),
    affected_queued,
  };
}
