/** A reward goes with its send to its end. Source: spec/base/lifecycles/reward.tsp. */
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { drawsOn, spendBudget } from "@svc/server/rewards/programs/index.ts";
import { placeSends } from "@svc/server/sales/sends/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { orderOf, withProgram } from "../kit/budget.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { rewardRow } from "../kit/rewards.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const [LANDS, FAILS] = ["+263771234567", "+263771230002"];

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** A reward of US$4.00 that is being sent; its wire id. */
async function sending(program: string, target: string): Promise<string> {
  return await withProgram(shop, program, async (tx, cause, row) => {
    const id = mintId(cause.now);
    const paid = { program_id: row.id, reward_id: id, target };
    const order = { ...orderOf(cause, 400n), ...paid, draws_on: drawsOn(row, NOT_EARMARKED) };
    const [placed] = await placeSends(tx, [order], "wait");
    if (placed?.kind !== "placed") throw new Error(`The reward was ${placed?.kind}.`);
    const { cost_minor, id: send_id } = placed.row;
    await spendBudget(tx, cause, row, { earmarked_minor: 0n, amount_minor: 400n, cost_minor });
    await rewardRow(tx, shop, row.id, {
      ...{ id, send_id, amount_minor: 400n, status: "pending", held_reason: null },
    });
    return formatId("rwd", id);
  });
}

const NOT_EARMARKED = { is_earmarked: false };

/** Until the simulated networks have said how each send ended. */
async function settle(): Promise<void> {
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await drain(shop);
}

async function shown(reward_id: string) {
  return (await shop.api.getReward({ path: { reward_id } })).body;
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "reward.*" } });
  return body.data.map(({ type }) => type);
}

async function expectSound(): Promise<void> {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
}

describe.each(["reserve", "pay_as_you_go"])("a reward of a program with funding %s", (funding) => {
  it("is delivered when its send is", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding });
    const reward = await sending(program_id, LANDS);
    await expectSound();
    await settle();
    expect(await shown(reward)).toMatchObject({
      ...{ status: "delivered", delivered_at: expect.any(Number), failure_code: null },
    });
    expect(await told()).toEqual(["reward.delivered"]);
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ spent: "4.00", counts: { delivered: 1 } });
    await expectSound();
  });

  it("fails when its send does, and its amount is back in the budget", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "4.00" });
    const reward = await sending(program_id, FAILS);
    await settle();
    expect(await shown(reward)).toMatchObject({
      ...{ status: "failed", failed_at: expect.any(Number), failure_code: "network_rejected" },
      failure_message: "The network rejected this reward.",
    });
    expect(await told()).toEqual(["reward.failed"]);
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "active", spent: "0.00", remaining: "4.00" });
    await expectSound();
  });
});
