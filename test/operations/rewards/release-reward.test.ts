import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { drain } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { whilePaused } from "../products/pause.ts";

const DAY = 86_400;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

/** A reward of US$4.00 in escrow, as a path. */
async function held(terms: Record<string, unknown> = {}, wanted: Record<string, unknown> = {}) {
  const { id: program_id } = await given.activeProgram(shop, terms);
  const reward = await madeReward(shop, program_id, { hold: true, amount: "4.00", ...wanted });
  return { program: { program_id }, path: { reward_id: reward.id } };
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "reward.*" } });
  return body.data.map(({ type }) => type).toReversed();
}

async function programNow(path: { program_id: string }) {
  return (await shop.api.getProgram({ path })).body;
}

async function settle(seconds = 10): Promise<void> {
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds } });
  await drain(shop);
}

describe.each(["reserve", "pay_as_you_go"])("POST …/release of a program with %s", (funding) => {
  it("sends the whole reward from what was set aside for it", async () => {
    const { program, path } = await held({ funding, budget: "4.00" });
    const { status, body } = await shop.api.releaseReward({ path });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: "released", held_reason: null, amount: "4.00", released_amount: "4.00" },
      ...{ released_at: expect.any(Number), send: expect.stringMatching(/^snd_/) },
    });
    expect(await programNow(program)).toMatchObject({ spent: "4.00", earmarked: "0.00" });
    await expectSound();
    await settle();
    expect((await shop.api.getReward({ path })).body.status).toBe("delivered");
    expect(await told()).toEqual([
      ...["reward.created", "reward.held", "reward.released", "reward.delivered"],
    ]);
    await expectSound();
  });

  it("sends a part of it, and returns the rest to the budget", async () => {
    const { program, path } = await held({ funding, budget: "4.00" });
    expect((await programNow(program)).status).toBe("exhausted");
    const { body } = await shop.api.releaseReward({ path, body: { amount: "1.50" } });
    expect(body).toMatchObject({ amount: "4.00", released_amount: "1.50" });
    const send = await shop.api.getSend({ path: { send_id: String(body.send) } });
    expect(send.body).toMatchObject({ amount: "1.50", source: "reward", reward: body.id });
    expect(await programNow(program)).toMatchObject({
      ...{ status: "active", spent: "1.50", earmarked: "0.00", remaining: "2.50" },
    });
    await expectSound();
  });

  it("gives the amount back when its send fails", async () => {
    const { program, path } = await held({ funding }, { recipient: { phone: "0771230002" } });
    await shop.api.releaseReward({ path, body: { amount: "3.00" } });
    await settle();
    expect((await shop.api.getReward({ path })).body.status).toBe("failed");
    expect(await programNow(program)).toMatchObject({ spent: "0.00", remaining: "10.00" });
    await expectSound();
  });

  it("is possible after the program was closed, for as long as its grace", async () => {
    const [kept, late] = [await held({ funding }), await held({ funding, close_grace: "1h" })];
    for (const { program } of [kept, late]) await shop.api.closeProgram({ path: program });
    await shop.api.advanceTestClock({ body: { seconds: 2 * 3_600 } });
    expect((await shop.api.releaseReward({ path: kept.path })).body.status).toBe("released");
    await expectRefusal(await shop.api.releaseReward(late), "reward_not_releasable");
    await settle();
    await expectSound();
  });
});

describe("a release that comes again", () => {
  it("changes nothing, and tells nobody", async () => {
    const { path } = await held();
    const first = await shop.api.releaseReward({ path });
    const again = await shop.api.releaseReward({ path, body: { amount: "1.00" } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("at the same moment sends once", async () => {
    const { path } = await held();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => shop.api.releaseReward({ path })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.probe.count("sends")).toBe(1);
    await expectSound();
  });

  it("with its Idempotency-Key is replayed, and refused with another amount", async () => {
    const { path } = await held();
    const call = { path, idempotency_key: randomUUID(), body: { amount: "2.00" } };
    const first = await shop.api.releaseReward(call);
    expect((await shop.api.releaseReward(call)).body).toEqual(first.body);
    const other = await shop.api.releaseReward({ ...call, body: { amount: "3.00" } });
    await expectRefusal(other, "idempotency_mismatch");
  });
});

describe("a release is refused", () => {
  it("of what does not wait in escrow, or for whom it does not exist", async () => {
    const { path } = await held();
    await expectUnseen("releaseReward", { path });
    const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
    const reviewed = { path: { reward_id: (await madeReward(shop, program)).id } };
    const meta = { status: "held", held_reason: "review" };
    await expectRefusal(await shop.api.releaseReward(reviewed), "reward_not_releasable", { meta });
    await shop.api.voidReward({ path });
    const voided = await shop.api.releaseReward({ path });
    await expectRefusal(voided, "reward_not_releasable", { meta: { status: "voided" } });
  });

  it("when its time is over, before anybody has written that down", async () => {
    const { path } = await held();
    await shop.api.advanceTestClock({ body: { seconds: 30 * DAY } });
    await expectRefusal(await shop.api.releaseReward({ path }), "reward_not_releasable");
  });

  it.each([
    ["amount_out_of_range", { amount: "4.01" }, {}],
    ["amount_out_of_range", { amount: "0.01" }, {}],
    ["amount_not_allowed", { amount: "0.20" }, { bundle_id: bundleOn("econet") }],
    ["invalid_amount", { amount: "1.005" }, {}],
  ] as const)("with %s", async (code, body, wanted) => {
    const choices = { choices: ["airtime", "data"] };
    const { path } = await held(choices, wanted);
    await expectRefusal(await shop.api.releaseReward({ path, body }), code, { param: "amount" });
  });

  it("to somebody who is being erased", async () => {
    const { id: recipient_id } = await given.recipient(shop);
    const { path } = await held({}, { recipient: recipient_id });
    await shop.api.deleteRecipient({ path: { recipient_id } });
    await expectRefusal(await shop.api.releaseReward({ path }), "erased_recipient");
  });

  it("to a number that is blocked meanwhile, which counts the try, and while it is paused", async () => {
    const { path } = await held();
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await shop.api.releaseReward({ path }), "product_unavailable");
    });
    const entry_id = await given.blocked(shop, "+263771234567");
    const { error } = await shop.api.releaseReward({ path });
    expect(error).toMatchObject({ code: "target_blocked", param: null });
    const entry = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(entry.body).toMatchObject({ hits: 1 });
    expect((await shop.api.getReward({ path })).body.status).toBe("held");
  });

  it.each([
    ["product_not_allowed", { allowed_products: ["power-usd"] }],
    ["network_not_allowed", { allowed_networks: ["netone"] }],
    ["recipient_not_allowed", { recipient_allowlist: ["+263773333333"] }],
    ["recipient_cap_exceeded", { per_recipient_daily_cap: { USD: "0.50" } }],
    ["spend_cap_exceeded", { spend_caps: { USD: { daily: "3.00" } } }],
  ] as const)("to a key that may not sell it: %s", async (code, limits) => {
    const { path } = await held();
    const till = await given.key(shop, { kind: "sk", ...limits });
    await expectRefusal(await till.api.releaseReward({ path }), code);
  });
});
