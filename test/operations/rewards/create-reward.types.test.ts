/** What a reward is where the request leaves it open, and the text that the person reads. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const METER = "37140030000";
const ALL = { choices: ["airtime", "data", "power"], default_amount: "5.00" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function sendOf({ send }: Schemas["Reward"]) {
  return (await shop.api.getSend({ path: { send_id: String(send) } })).body;
}

describe("the type of a reward", () => {
  it.each([
    ["airtime, the first that fits", {}, { type: "airtime", amount: "5.00" }],
    ["power, of a meter", { meter: METER }, { type: "power", product: "power-usd" }],
    ["data, of a bundle", { bundle_id: bundleOn("econet") }, { type: "data", amount: "0.50" }],
    ["that of the product", { product: "power-usd", meter: METER }, { type: "power" }],
  ])("is %s", async (_, wanted, shown) => {
    const { id: program } = await given.activeProgram(shop, { ...ALL, budget: "100.00" });
    expect(await madeReward(shop, program, wanted)).toMatchObject(shown);
  });

  it("is power for somebody whose meter is known, in a program of power", async () => {
    const { id: program } = await given.activeProgram(shop, {
      ...{ choices: ["power"], default_amount: "5.00", on_zesa_down: "fail", max_hold: "2h" },
    });
    const { id: recipient } = await given.recipient(shop, { meters: [{ number: METER }] });
    const reward = await madeReward(shop, program, { recipient });
    expect(reward).toMatchObject({
      ...{ type: "power", meter: METER, target: METER, token_phone: "+263772345678" },
    });
    expect(await sendOf(reward)).toMatchObject({
      ...{ confirm: "strict", on_zesa_down: "fail", max_hold: 7_200 },
      power: { confirmation: "strict", token_phone: "+263772345678" },
    });
  });
});

describe("a data bundle", () => {
  it("that costs less than the reward leaves the rest in the budget", async () => {
    const { id: program_id } = await given.activeProgram(shop, ALL);
    const wanted = { bundle_id: bundleOn("econet"), amount: "3.00" };
    expect(await madeReward(shop, program_id, wanted)).toMatchObject({ amount: "0.50" });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ spent: "0.50", remaining: "9.50" });
  });
});

describe("a reward of power is refused", () => {
  it.each([
    ["power_unavailable", { meter: "37140030009" }],
    ["meter_not_found", { meter: "37140080011" }],
    ["meter_blocked", { meter: "37140060015" }],
    ["meter_currency_mismatch", { meter: "37140050016" }],
    ["provider_invalid_response", { meter: "37140040017" }],
  ] as const)("with %s", async (code, wanted) => {
    const { id: program } = await given.activeProgram(shop, ALL);
    await expectRefusal(await askReward(shop, program, wanted), code);
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("with meter_quota_exceeded once the ration is used up, and rules come before it", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    shop = await given.organisation({ limits });
    const { id: program } = await given.activeProgram(shop, { ...ALL, budget: "100.00" });
    await madeReward(shop, program, { meter: METER });
    await expectRefusal(await askReward(shop, program, { meter: METER }), "meter_quota_exceeded");
    const dear = await askReward(shop, program, { meter: METER, amount: "9999.00" });
    await expectRefusal(dear, "amount_out_of_range");
  });

  it("without a number for its token", async () => {
    const { id: program } = await given.activeProgram(shop, ALL);
    const meters = [{ number: METER }];
    const { id: recipient } = await given.recipient(shop, { phone: undefined, meters });
    await expectRefusal(await askReward(shop, program, { recipient }), "token_phone_required");
    await madeReward(shop, program, { recipient, token_phone: "0771112222" });
  });

  it("if the number of its token has had one, where each has one", async () => {
    const one_per_phone = { ...ALL, one_per_phone: true };
    const { id: program } = await given.activeProgram(shop, one_per_phone);
    await madeReward(shop, program, { meter: METER });
    await expectRefusal(await askReward(shop, program), "one_per_phone");
  });
});

describe("the text to the person", () => {
  it.each([
    ["our standard one", {}, "MBARE TUCK SHOP: you have received USD 5.00 Econet airtime."],
    ["the program's own", { sms_message: "Thanks! {amount}" }, "Thanks! 5.00"],
    [
      "ours where the program's is for links",
      { sms_message: "Take it: {link}" },
      "MBARE TUCK SHOP: you have received USD 5.00 Econet airtime.",
    ],
    [
      "without the amount where it is sensitive",
      { sensitive_data: true },
      "MBARE TUCK SHOP: you have received Econet airtime.",
    ],
    [
      "without the amount in the program's own words",
      { sensitive_data: true, sms_message: "Thanks! {currency} {amount} is yours." },
      "Thanks! is yours.",
    ],
  ])("is %s", async (_, terms, text) => {
    const { id: program } = await given.activeProgram(shop, { ...ALL, ...terms });
    const reward = await madeReward(shop, program);
    expect((await sendOf(reward)).sms_message).toBe(text);
  });
});
