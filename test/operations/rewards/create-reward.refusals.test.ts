import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { whilePaused } from "../products/pause.ts";

const CHOICES = { choices: ["airtime", "data", "power"] };
const METER = "37140030000";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("a reward whose fields are wrong is refused", () => {
  it.each([
    ["invalid_phone", "recipient.phone", { recipient: { phone: "12345678" } }],
    ["invalid_phone", "token_phone", { meter: METER, token_phone: "12345678" }],
    ["invalid_amount", "amount", { amount: "1.005" }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    ["invalid_meter_number", "meter", { meter: "123" }],
    ["invalid_time", "link.expires_at", { delivery: "link", link: { expires_at: "soon" } }],
    ["reference_not_found", "program", { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["reference_not_found", "recipient", { recipient: "ext:nobody" }],
    ["reference_not_found", "bundle_id", { bundle_id: "bnd_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["conflicting_parameters", "meter", { type: "airtime", meter: METER }],
    ["conflicting_parameters", "token_phone", { token_phone: "0771234567" }],
    ["parameter_missing", "bundle_id", { type: "data" }],
    ["parameter_missing", "meter", { type: "power" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    const { id: program } = await given.activeProgram(shop, CHOICES);
    await expectRefusal(await askReward(shop, program, wanted), code, { param });
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("without an amount, if the program has none either", async () => {
    const { id: program } = await given.activeProgram(shop, { default_amount: undefined });
    const answer = await askReward(shop, program);
    await expectRefusal(answer, "parameter_missing", { param: "amount" });
  });

  it("without a number to send to", async () => {
    const { id: program } = await given.activeProgram(shop);
    const meters = [{ number: METER }];
    const { id: recipient } = await given.recipient(shop, { phone: undefined, meters });
    const answer = await askReward(shop, program, { recipient });
    await expectRefusal(answer, "parameter_missing", { param: "recipient" });
  });
});

describe("a reward that the program does not give is refused", () => {
  it.each([
    ["source_not_allowed", { sources: ["links"] }, {}, { allowed: ["links"] }],
    ["choice_not_allowed", { choices: ["power"] }, { type: "airtime" }, { allowed: ["power"] }],
    ["network_required", { require_network: "netone" }, {}, { network: "netone" }],
    ["account_too_young", { min_account_age: "1h" }, {}, { min_account_age: 3_600 }],
  ] as const)("with %s", async (code, terms, wanted, meta) => {
    const { id: program } = await given.activeProgram(shop, terms);
    const answer = await askReward(shop, program, wanted);
    await expectRefusal(answer, code, { meta: { rule: expect.any(String), ...meta } });
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("while the program is paused", async () => {
    const { id: program } = await given.activeProgram(shop);
    await shop.api.pauseProgram({ path: { program_id: program } });
    const meta = { status: "paused" };
    await expectRefusal(await askReward(shop, program), "program_not_active", { meta });
  });

  it("to somebody who is being erased", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    await expectRefusal(await askReward(shop, program, { recipient }), "erased_recipient");
  });

  it("to a number that has had one, on whosever behalf", async () => {
    const { id: program } = await given.activeProgram(shop, { one_per_phone: true });
    await madeReward(shop, program, { recipient: { phone: "0771112222" } });
    const recipient = { external_id: "somebody-else", phone: "0771112222" };
    const meta = { rule: "one_per_phone" };
    await expectRefusal(await askReward(shop, program, { recipient }), "one_per_phone", { meta });
    await madeReward(shop, program, { recipient: { phone: "0771112223" } });
  });
});

describe("the age of a recipient", () => {
  it.each([
    ["is that of the record", undefined, false],
    ["is that of `user_created_at`, in ISO 8601", "2020-01-01T00:00:00Z", true],
    ["is that of `user_created_at`, in Unix seconds", "1577836800", true],
    ["is none where nobody can read it", "long ago", false],
    ["is none where it is still to come", "2099-01-01T00:00:00Z", false],
  ])("%s", async (_, user_created_at, is_given) => {
    const { id: program } = await given.activeProgram(shop, { min_account_age: "30d" });
    const metadata = user_created_at === undefined ? {} : { user_created_at };
    const { id: recipient } = await given.recipient(shop, { metadata });
    const { status } = await askReward(shop, program, { recipient });
    expect(status).toBe(is_given ? 201 : 422);
  });

  it("grows by the account's clock", async () => {
    const { id: program } = await given.activeProgram(shop, { min_account_age: "30d" });
    const { id: recipient } = await given.recipient(shop);
    const days = (count: number) =>
      shop.api.advanceTestClock({ body: { seconds: count * 86_400 } });
    await days(29);
    await expectRefusal(await askReward(shop, program, { recipient }), "account_too_young");
    await days(1);
    await madeReward(shop, program, { recipient });
  });
});

describe("a reward that cannot be sold is refused", () => {
  it.each([
    ["product_mismatch", "product", { product: "airtime-zwg" }],
    ["product_mismatch", "bundle_id", { bundle_id: bundleOn("netone") }],
    ["unsupported_network", "recipient", { recipient: { phone: "0791234567" } }],
    ["bundle_unavailable", "bundle_id", { bundle_id: withdrawnBundle() }],
    ["amount_out_of_range", "amount", { amount: "0.01" }],
    ["amount_not_allowed", "amount", { bundle_id: bundleOn("econet"), amount: "0.20" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    const { id: program } = await given.activeProgram(shop, CHOICES);
    await expectRefusal(await askReward(shop, program, wanted), code, { param });
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("to a number that is blocked, which counts the try", async () => {
    const { id: program } = await given.activeProgram(shop);
    const entry_id = await given.blocked(shop, "+263771234567");
    const answer = await askReward(shop, program);
    expect(answer.error).toMatchObject({ code: "target_blocked", param: "recipient" });
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
    expect(await shop.probe.count("rewards")).toBe(0);
  });

  it("while its product is paused, and in live mode", async () => {
    const { id: program } = await given.activeProgram(shop);
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await askReward(shop, program), "product_unavailable");
    });
    const live = await given.activeProgram(shop.live, CHOICES);
    const answer = await askReward(shop.live, live.id, { amount: "1.00" });
    await expectRefusal(answer, "product_unavailable");
    const bundle_id = bundleOn("econet");
    await expectRefusal(await askReward(shop.live, live.id, { bundle_id }), "data_not_live");
  });

  it("without Credit, if the program has reserved none", async () => {
    const { id: program } = await given.activeProgram(shop);
    await given.program(shop, { funding: "reserve", budget: "999.50" });
    const meta = { currency: "USD", required: "1.00", available: "0.50" };
    await expectRefusal(await askReward(shop, program), "insufficient_credit", { meta });
    expect(await shop.probe.count("recipients")).toBe(0);
  });
});

describe("a key may give only what it may sell", () => {
  it.each([
    ["product_not_allowed", { allowed_products: ["power-usd"] }],
    ["network_not_allowed", { allowed_networks: ["netone"] }],
    ["recipient_not_allowed", { recipient_allowlist: ["+263773333333"] }],
    ["recipient_cap_exceeded", { per_recipient_daily_cap: { USD: "0.50" } }],
    ["spend_cap_exceeded", { spend_caps: { USD: { daily: "0.50" } } }],
  ] as const)("and is refused with %s", async (code, limits) => {
    const { id: program } = await given.activeProgram(shop);
    const till = await given.key(shop, { kind: "sk", ...limits });
    await expectRefusal(await askReward(till, program), code);
    // What is held is refused too: it would pass the limits when it is released.
    await expectRefusal(await askReward(till, program, { hold: true }), code);
  });
});

it("registers nobody new when the account can have nobody more", async () => {
  const { id: program } = await given.activeProgram(shop);
  await given.recipient(shop);
  await given.fullDirectory(shop);
  const asked = { recipient: { phone: "0771114444" } };
  await expectRefusal(await askReward(shop, program, asked), "limit_reached");
  expect(await shop.probe.count("rewards")).toBe(0);
});

describe("of several refusals the contract's first answers", () => {
  it("whichever part of the service finds it", async () => {
    const { id: program } = await given.activeProgram(shop, {
      ...{ sources: ["links"], require_network: "netone", budget: "0.50" },
    });
    const till = await given.key(shop, { kind: "sk", allowed_networks: ["netone"] });
    await given.blocked(shop, "+263771234567");
    const ask = async () => (await askReward(till, program)).error?.code;
    expect(await ask()).toBe("source_not_allowed");
    const change = (body: object) =>
      shop.api.updateProgram({ path: { program_id: program }, body } as never);
    await change({ sources: ["api"] });
    expect(await ask()).toBe("network_required");
    await change({ require_network: null });
    expect(await ask()).toBe("target_blocked");
    await change({ choices: ["power"] });
    expect((await askReward(till, program, { type: "airtime" })).error?.code).toBe(
      "choice_not_allowed",
    );
  });

  it("before what the sale itself says first", async () => {
    const { id: program } = await given.activeProgram(shop);
    const till = await given.key(shop, { kind: "sk", allowed_networks: ["netone"] });
    const answer = await askReward(till, program, { amount: "0.01" });
    await expectRefusal(answer, "amount_out_of_range");
  });
});
