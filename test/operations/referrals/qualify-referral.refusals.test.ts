import { beforeEach, describe, expect, it } from "vitest";
import { madeReward } from "../../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { PAIR, qualify, referred } from "../../kit/refer.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { whilePaused } from "../products/pause.ts";

const { referrer } = PAIR;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Asks to qualify a referral to a program with some terms. */
async function asked(
  terms: Record<string, unknown>,
  wanted: Record<string, unknown> = {},
  caller: Pick<KeyInHand, "api"> = shop,
) {
  const { id: program } = await given.activeProgram(shop, terms);
  return await qualify(caller, (await referred(shop, program, wanted)).id);
}

async function expectNothingGiven(): Promise<void> {
  expect(await shop.probe.count("rewards")).toBe(0);
  const { data } = (await shop.api.listReferrals()).body;
  expect(data.map(({ status }) => status)).toEqual(["pending"]);
}

describe("a referral is not qualified", () => {
  it.each([
    ["source_not_allowed", { sources: ["links"] }, {}],
    ["network_required", { require_network: "netone" }, {}],
    ["account_too_young", { min_account_age: "1h" }, {}],
    ["program_budget_exceeded", { default_amount: "10.01" }, {}],
    ["amount_out_of_range", { default_amount: "0.01" }, {}],
    ["unsupported_network", {}, { referrer: { phone: "0791234567" } }],
    ["parameter_missing", { default_amount: undefined }, {}],
    ["parameter_missing", { choices: ["power"] }, {}],
    ["parameter_missing", { choices: ["data"] }, {}],
  ] as const)("with %s: %o, %o", async (code, terms, wanted) => {
    const answer = await asked(terms, wanted);
    await expectRefusal(answer, code);
    expect(answer.error?.param ?? null).toBeNull();
    await expectNothingGiven();
  });

  it("if the referrer has no number for a reward, or for its token", async () => {
    const meters = [{ number: "37140030000" }];
    const { id } = await given.recipient(shop, { phone: undefined, meters });
    const message = "The referrer has no phone number, which the reward would go to.";
    const airtime = await asked({}, { referrer: id });
    await expectRefusal(airtime, "parameter_missing");
    expect(airtime.error?.message).toBe(message);
    const power = await asked({ choices: ["power"], default_amount: "5.00" }, { referrer: id });
    await expectRefusal(power, "token_phone_required");
  });

  it("by a program that is paused, or closed", async () => {
    const { id: program_id } = await given.activeProgram(shop);
    const { id } = await referred(shop, program_id);
    await shop.api.pauseProgram({ path: { program_id } });
    await expectRefusal(await qualify(shop, id), "program_not_active", {
      meta: { status: "paused" },
    });
    await shop.api.closeProgram({ path: { program_id } });
    await expectRefusal(await qualify(shop, id), "program_closed");
    await expectNothingGiven();
  });

  it("while the referrer is being erased, whose name the message says", async () => {
    const { id: program } = await given.activeProgram(shop);
    const made = await referred(shop, program);
    await shop.api.deleteRecipient({ path: { recipient_id: made.referrer } });
    const answer = await qualify(shop, made.id);
    await expectRefusal(answer, "erased_recipient");
    expect(answer.error?.message).toContain("`referrer`");
  });

  it("while the product is paused", async () => {
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await asked({}), "product_unavailable");
    });
    await expectNothingGiven();
  });

  it("if the referrer is blocked, which counts the try", async () => {
    const entry_id = await given.blocked(shop, "+263771112222");
    expect((await asked({})).error?.code).toBe("target_blocked");
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
    await expectNothingGiven();
  });

  it("if the referrer has had what the program allows", async () => {
    for (const [code, terms] of [
      ["one_per_phone", { one_per_phone: true }],
      ["reward_cap_reached", { per_recipient: { lifetime: { count: 1 } } }],
    ] as const) {
      const { id: program } = await given.activeProgram(shop, terms);
      await madeReward(shop, program, { recipient: referrer });
      const { id } = await referred(shop, program);
      await expectRefusal(await qualify(shop, id), code);
    }
  });

  it("if people rejected two of the referrer's rewards", async () => {
    const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
    for (let rejected = 0; rejected < 2; rejected += 1) {
      const { review } = await madeReward(shop, program, { recipient: referrer });
      await shop.api.rejectReview({ path: { review_id: String(review) } });
    }
    await expectRefusal(await qualify(shop, (await referred(shop, program)).id), "fraud_blocked");
  });

  it("without Credit to hold, if the program has reserved none", async () => {
    await given.program(shop, { funding: "reserve", budget: "999.50" });
    await expectRefusal(await asked({}), "insufficient_credit");
    await expectNothingGiven();
  });

  it.each([
    ["product_not_allowed", { allowed_products: ["power-usd"] }],
    ["network_not_allowed", { allowed_networks: ["netone"] }],
    ["recipient_not_allowed", { recipient_allowlist: ["+263773333333"] }],
    ["recipient_cap_exceeded", { per_recipient_daily_cap: { USD: "0.50" } }],
    ["spend_cap_exceeded", { spend_caps: { USD: { daily: "0.50" } } }],
  ] as const)("by a key that may not give it: %s", async (code, limits) => {
    const till = await given.key(shop, { kind: "sk", ...limits });
    await expectRefusal(await asked({}, {}, till), code);
    await expectNothingGiven();
  });
});

describe("a referral that is over", () => {
  it("is not qualified, though no worker has been there yet", async () => {
    const made = await referred(shop);
    await shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } });
    const meta = { from: "expired", to: "qualified" };
    await expectRefusal(await qualify(shop, made.id), "invalid_transition", { meta });
  });

  it("does not exist for another organisation, or in the other mode", async () => {
    const path = { referral_id: (await referred(shop)).id };
    await expectUnseen("qualifyReferral", { path });
  });
});
