import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { givenReward } from "../../kit/rewards.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  program = (await given.activeProgram(shop)).id;
});

async function get(reward_id: string, expand: readonly string[] = []) {
  const query = { expand } as never;
  return (await shop.api.getReward({ path: { reward_id }, query })).body;
}

describe("GET /rewards/{reward_id}", () => {
  it("shows what a reward is, and what it waits for", async () => {
    const held_at = Date.UTC(2026, 10, 26);
    const reward = await givenReward(shop, program, { held_at, metadata: { survey: "7" } });
    expect(await get(reward)).toMatchObject({
      ...{ id: reward, object: "reward", livemode: false, status: "held", held_reason: "escrow" },
      ...{ program, recipient: null, amount: "1.00", currency: "USD", type: "airtime" },
      ...{ target: "+263771234567", send: null, held_at: held_at / 1_000, delivered_at: null },
      metadata: { survey: "7" },
    });
  });

  it("says why a reward failed, in a sentence for the person", async () => {
    const send = await sell(shop, { amount: "1.00" });
    const reward = await givenReward(shop, program, {
      ...{ status: "failed", held_reason: null, failure_code: "target_barred", failed_at: 1_000 },
      send_id: parseId("snd", send.id),
    });
    const { failure_code, failure_message, failed_at } = await get(reward);
    expect([failure_code, failed_at]).toEqual(["target_barred", 1]);
    expect(failure_message).toContain("Please contact the network.");
  });

  it("puts program, recipient and send in place of their ids", async () => {
    const recipient = await given.recipient(shop);
    const send = await sell(shop, { amount: "1.00" });
    const reward = await givenReward(shop, program, {
      ...{ status: "delivered", held_reason: null, send_id: parseId("snd", send.id) },
      recipient_id: parseId("rcp", recipient.id),
    });
    const plain = await get(reward);
    expect(plain).toMatchObject({ program, recipient: recipient.id, send: send.id, link: null });
    expect(await get(reward, ["program", "recipient", "send", "link"])).toMatchObject({
      program: { id: program, object: "program", counts: { rewards: 1, delivered: 1 } },
      recipient: { id: recipient.id, object: "recipient" },
      send: { id: send.id, object: "send" },
      link: null,
    });
  });

  it("shows it to nobody else, and expands nothing else", async () => {
    const path = { reward_id: await givenReward(shop, program) };
    const stranger = await given.stranger();
    await expectRefusal(await stranger.api.getReward({ path }), "resource_missing");
    const query = { expand: ["rule"] } as never;
    await expectRefusal(await shop.api.getReward({ path, query }), "invalid_expand");
  });
});
