import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { askLink, madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";

const HOUR_SECONDS = 3_600;
const YEAR_SECONDS = 365 * 24 * HOUR_SECONDS;
const HINT = { phone_hint: "0771234567" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Unix seconds from now on. */
function after(seconds: number): number {
  return runSeconds() + seconds;
}

describe("links whose fields are wrong are refused", () => {
  it.each([
    ["invalid_phone", "recipient.phone", { recipient: { phone: "12345678" } }],
    ["invalid_phone", "phone_hint", { phone_hint: "12345678", bind: "otp" }],
    ["invalid_amount", "amount", { amount: "1.005" }],
    ["invalid_time", "expires_at", { expires_at: "soon" }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    ["parameter_invalid", "count", { count: 501 }],
    ["reference_not_found", "program", { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["reference_not_found", "recipient", { recipient: "ext:nobody" }],
    ["conflicting_parameters", "recipient", { count: 2, recipient: { phone: "0771234567" } }],
    ["conflicting_parameters", "phone_hint", { ...HINT, count: 2, bind: "otp" }],
    ["conflicting_parameters", "phone_hint", { ...HINT, bind: "none" }],
    ["conflicting_parameters", "phone_hint", HINT],
    ["time_out_of_range", "expires_at", { expires_at: after(HOUR_SECONDS - 5) }],
    ["time_out_of_range", "expires_at", { expires_at: after(YEAR_SECONDS + 60) }],
    ["amount_out_of_range", "amount", { amount: "0.01" }],
    ["amount_out_of_range", "amount", { amount: "9999999.99" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    const { id: program } = await given.activeProgram(shop);
    await expectRefusal(await askLink(shop, program, wanted), code, { param });
    expect(await shop.probe.count("reward_links")).toBe(0);
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("but for times at the edges", async () => {
    const { id: program } = await given.activeProgram(shop);
    for (const seconds of [HOUR_SECONDS + 5, YEAR_SECONDS - 5]) {
      const expires_at = after(seconds);
      expect((await madeLink(shop, program, { expires_at })).expires_at).toBe(expires_at);
    }
  });

  it("without an amount, if the program has none either", async () => {
    const { id: program } = await given.activeProgram(shop, { default_amount: undefined });
    await expectRefusal(await askLink(shop, program), "parameter_missing", { param: "amount" });
  });
});

describe("links that the program does not give are refused", () => {
  it.each([
    ["source_not_allowed", { sources: ["api"] }, {}, { allowed: ["api"] }],
    ["choice_not_allowed", {}, { choices: ["airtime", "power"] }, { allowed: ["airtime"] }],
  ] as const)("with %s", async (code, terms, wanted, meta) => {
    const { id: program } = await given.activeProgram(shop, terms);
    const answer = await askLink(shop, program, wanted);
    await expectRefusal(answer, code, { meta: { rule: expect.any(String), ...meta } });
  });

  it("as long as it is a draft, while it is paused, and once it is closed", async () => {
    const { id: program_id } = await given.program(shop);
    const path = { program_id };
    const isRefused = async (status: string) =>
      expectRefusal(await askLink(shop, program_id), "program_not_active", { meta: { status } });
    await isRefused("draft");
    await shop.api.activateProgram({ path });
    await shop.api.pauseProgram({ path });
    await isRefused("paused");
    await shop.api.closeProgram({ path });
    await expectRefusal(await askLink(shop, program_id), "program_closed");
  });

  it("to somebody who is being erased", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    await expectRefusal(await askLink(shop, program, { recipient }), "erased_recipient");
  });

  it("beyond the budget: all of them, and nobody is registered", async () => {
    const { id: program } = await given.activeProgram(shop);
    await expectRefusal(await askLink(shop, program, { count: 11 }), "program_budget_exceeded", {
      meta: { required: "11.00", remaining: "10.00" },
    });
    const recipient = { phone: "0771234567" };
    const asked = { recipient, amount: "10.01" };
    await expectRefusal(await askLink(shop, program, asked), "program_budget_exceeded");
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("beyond the Credit of a program that pays as it goes", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "2000.00" });
    const asked = { amount: "50.00", count: 21 };
    await expectRefusal(await askLink(shop, program, asked), "insufficient_credit", {
      meta: { currency: "USD", required: "1050.00" },
    });
    expect(await shop.probe.count("reward_links")).toBe(0);
  });
});

it("binds links to nobody new when the account can have nobody more", async () => {
  const { id: program } = await given.activeProgram(shop);
  await given.recipient(shop);
  await given.fullDirectory(shop);
  const asked = { recipient: { phone: "0771114444" } };
  await expectRefusal(await askLink(shop, program, asked), "limit_reached");
  expect(await shop.probe.count("reward_links")).toBe(0);
});

describe("programs and people of somebody else", () => {
  it("are not known", async () => {
    const stranger = await given.stranger();
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop);
    await expectRefusal(await askLink(stranger, program), "reference_not_found", {
      param: "program",
    });
    const { id: own } = await given.activeProgram(stranger);
    await expectRefusal(await askLink(stranger, own, { recipient }), "reference_not_found", {
      param: "recipient",
    });
  });
});
