/** What a signed completion is refused for, under the names of its own fields. */

import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, reject, requestedReward } from "../../kit/agents.ts";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { complete, completed, type SignedProgram, signedProgram } from "../../kit/complete.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { givenReview } from "../../kit/rewards.ts";
import { testServer } from "../../kit/server.ts";
import { whilePaused } from "../products/pause.ts";

const METER = "37140030000";
const ALL = { choices: ["airtime", "power"], default_amount: "5.00", budget: "100.00" };
const PHONE = "0771234567";
const NOBODY = { recipient: undefined };

let shop: Organisation;
let program: SignedProgram;

beforeEach(async () => {
  shop = await given.organisation();
  program = await signedProgram(shop, ALL);
});

describe("a completion whose fields are wrong is refused", () => {
  it.each([
    ["parameter_missing", "completion_id", { completion_id: undefined }],
    ["parameter_missing", "phone", NOBODY],
    ["conflicting_parameters", "ref", { ref: "two" }],
    ["conflicting_parameters", "meter", { meter: METER, target: METER }],
    ["conflicting_parameters", "phone", { recipient: { phone: "0772222222" }, phone: PHONE }],
    ["conflicting_parameters", "token_phone", { token_phone: PHONE }],
    ["invalid_phone", "phone", { phone: "12345678" }],
    ["invalid_phone", "recipient.phone", { recipient: { phone: "12345678" } }],
    ["invalid_phone", "target", { target: "12345678" }],
    ["invalid_phone", "token_phone", { meter: METER, token_phone: "12345678" }],
    ["invalid_meter_number", "target", { target: "3714003000" }],
    ["invalid_meter_number", "meter", { meter: "123" }],
    ["invalid_amount", "amount", { amount: "1.005" }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    ["reference_not_found", "recipient", { recipient: "ext:nobody" }],
    ["unknown_parameter", "bundle_id", { bundle_id: "bnd_0031JkEAlHwJb7Dx8FnZg2Im" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    await expectRefusal(await complete(shop, program, wanted), code, { param });
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("with all that is wrong at once", async () => {
    const answer = await complete(shop, program, { phone: "12", target: "34" });
    await expectRefusal(answer, "invalid_request");
    const named = answer.error?.details?.map(({ param }) => param);
    expect(named).toEqual(["phone", "target"]);
  });

  it("without an amount, a number or a meter, if nobody knows one", async () => {
    const open = await signedProgram(shop, { default_amount: undefined });
    await expectRefusal(await complete(shop, open), "parameter_missing", { param: "amount" });
    const meters = [{ number: METER }];
    const { id: recipient } = await given.recipient(shop, { phone: undefined, meters });
    const airtime = await signedProgram(shop);
    const nowhere = await complete(shop, airtime, { recipient });
    await expectRefusal(nowhere, "parameter_missing", { param: "recipient" });
    const power = await signedProgram(shop, { ...ALL, choices: ["power"] });
    await expectRefusal(await complete(shop, power), "parameter_missing", { param: "meter" });
    const untold = await complete(shop, program, { recipient, meter: METER });
    await expectRefusal(untold, "token_phone_required", { param: "token_phone" });
  });
});

describe("a completion that the program does not reward is refused", () => {
  it.each([
    ["source_not_allowed", null, { sources: ["api"] }, {}],
    ["choice_not_allowed", null, { choices: ["power"] }, { target: "0773333333" }],
    ["choice_not_allowed", null, { choices: ["data"] }, {}],
    ["network_required", "phone", { require_network: "netone" }, {}],
    ["account_too_young", "phone", { min_account_age: "1h" }, {}],
    ["unsupported_network", "phone", {}, { phone: "0791234567" }],
    ["unsupported_network", "target", {}, { target: "0791234567" }],
    ["amount_out_of_range", "amount", {}, { amount: "0.01" }],
    ["program_budget_exceeded", null, { budget: "0.50" }, {}],
  ] as const)("with %s: %s", async (code, param, terms, wanted) => {
    const strict = await signedProgram(shop, { default_amount: "1.00", ...terms });
    const answer = await complete(shop, strict, wanted);
    await expectRefusal(answer, code, param === null ? {} : { param });
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("to somebody who is being erased", async () => {
    const { id: recipient } = await given.recipient(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    const answer = await complete(shop, program, { recipient });
    await expectRefusal(answer, "erased_recipient", { param: "recipient" });
  });

  it("to a number or a person that has had one", async () => {
    const once = await signedProgram(shop, { ...ALL, one_per_phone: true });
    await completed(shop, once);
    await expectRefusal(await complete(shop, once), "one_per_phone", { param: "phone" });
    const limit = { per_recipient: { lifetime: { count: 1 } } };
    const first = await signedProgram(shop, { ...ALL, ...limit });
    await completed(shop, first);
    await expectRefusal(await complete(shop, first), "reward_cap_reached", { param: "phone" });
  });

  it("to somebody whose rewards were rejected twice", async () => {
    const { id } = await given.recipient(shop, { phone: PHONE });
    const { database } = await testServer();
    for (const _ of [1, 2]) {
      const { review } = await givenReview(shop, program.id, {}, { target: "+263771234567" });
      await shop.api.rejectReview({ path: { review_id: review } });
    }
    await database.transact(
      "whose they were",
      ({ sql }) => sql`
        update rewards set recipient_id = (
          select id from recipients where account_id = ${shop.account_id})
        where account_id = ${shop.account_id}`,
    );
    expect(id).toMatch(/^rcp_/);
    await expectRefusal(await complete(shop, program), "fraud_blocked", { param: "phone" });
  });

  it("to a number that is blocked, which counts the try", async () => {
    const entry_id = await given.blocked(shop, "+263773333333");
    const answer = await complete(shop, program, { target: "0773333333" });
    expect(answer.error).toMatchObject({ code: "target_blocked", param: "target" });
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
    expect(await shop.probe.count("rewards")).toBe(0);
  });
});

describe("a completion that cannot be sold is refused", () => {
  it.each([
    ["power_unavailable", { meter: "37140030009" }, "meter"],
    ["meter_not_found", { meter: "37140080011" }, "meter"],
    ["meter_not_found", { target: "37140080011" }, "target"],
    ["meter_blocked", { meter: "37140060015" }, "meter"],
    ["meter_currency_mismatch", { meter: "37140050016" }, "meter"],
    ["provider_invalid_response", { meter: "37140040017" }, "meter"],
  ] as const)("with %s", async (code, wanted, param) => {
    const named = code === "power_unavailable" ? {} : { param };
    await expectRefusal(await complete(shop, program, wanted), code, named);
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("with meter_quota_exceeded once the ration is used up", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    shop = await given.organisation({ limits });
    program = await signedProgram(shop, ALL);
    await completed(shop, program, { meter: METER });
    await expectRefusal(await complete(shop, program, { meter: METER }), "meter_quota_exceeded");
  });

  it("with an amount between the steps that are sold", async () => {
    const step = (step_minor: number) =>
      changeCatalogue(
        ({ sql }) => sql`
          update product_networks set step_minor = ${step_minor} where product_id = 'power-usd'`,
      );
    await step(50);
    const answer = await complete(shop, program, { meter: METER, amount: "10.20" });
    await step(1);
    await expectRefusal(answer, "amount_not_allowed", { param: "amount" });
  });

  it("of somebody new when the account can have nobody more", async () => {
    await completed(shop, program, {});
    await given.fullDirectory(shop);
    await expectRefusal(await complete(shop, program, { phone: "0771114444" }), "limit_reached");
  });

  it("that an agent has asked to reward, until that is decided", async () => {
    const asked = await requestedReward(await agentOf(shop), program.id, {
      ...{ completion_id: "survey-7" },
    });
    for (const param of ["completion_id", "ref"]) {
      const named = { completion_id: undefined, [param]: "survey-7" };
      const refused = { param, resource: asked.id };
      await expectRefusal(await complete(shop, program, named), "reference_in_use", refused);
    }
    await reject(shop, asked.id);
    await completed(shop, program, { completion_id: "survey-7" });
  });

  it("while its product is paused, and without Credit", async () => {
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await complete(shop, program), "product_unavailable");
    });
    await given.program(shop, { funding: "reserve", budget: "999.50" });
    await expectRefusal(await complete(shop, program), "insufficient_credit");
  });
});
