/**
 * `validate_only` and the real call are one reward seen twice: what the one reports first is what
 * the other answers.
 */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, requestedReward, STRANGE } from "../kit/agents.ts";
import type { Answered } from "../kit/api.ts";
import { bundleOn, withdrawnBundle } from "../kit/bundles.ts";
import { askReward, madeReward } from "../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { whilePaused } from "../operations/products/pause.ts";
import { asProblem } from "./both-ways.ts";

type Validation = Schemas["RewardValidation"];
type Fields = Record<string, unknown>;

const CHOICES = { choices: ["airtime", "data", "power"] };
const METER = "37140030000";
const LINK = { delivery: "link", link: { bind: "none" } };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Checked first, which writes nothing, and then given. */
async function tryBoth(by: Pick<KeyInHand, "api">, program: string, fields: Fields = {}) {
  const one = { completion_id: randomUUID(), ...fields };
  const validated = (await askReward(
    by,
    program,
    { ...one, validate_only: true },
    { looks_back: true },
  )) as unknown as Answered<Validation>;
  expect(await validated.snapshot()).toEqual(validated.before);
  const real = await askReward(by, program, one);
  return { validated, real };
}

/** Valid exactly when it is given or waits for a person, else the first problem is the error. */
function expectAgreement({ validated, real }: Awaited<ReturnType<typeof tryBoth>>): void {
  if (validated.status !== 200) {
    expect(asProblem(validated)).toEqual(asProblem(real));
    return;
  }
  const { valid, problems, would_status, reward, budget_after } = validated.body;
  expect(valid).toBe(real.error === null);
  if (real.error !== null) {
    expect(problems[0]).toEqual(asProblem(real));
    expect([would_status, budget_after]).toEqual([null, null]);
    return;
  }
  const { object, status } = real.body as Schemas["Reward"] | Schemas["AgentApproval"];
  expect(would_status).toBe(object === "reward" ? status : "requires_approval");
  if (object === "reward") expect(reward).toEqual(previewOf(real.body, reward?.recipient));
}

/** What a preview says of a reward: not what follows from giving it, and no person who is new. */
function previewOf({ id, ...reward }: Schemas["Reward"], known: unknown) {
  const recipient = known === null ? null : reward.recipient;
  const later = { send: null, link: null, review: null, expires_at: null, recipient };
  const times = { created: expect.any(Number), held_at: reward.held_at && expect.any(Number) };
  return { ...reward, ...later, ...times };
}

describe("validate_only of a reward that is refused reports", () => {
  it.each([
    ["invalid_phone", {}, { recipient: { phone: "12345678" } }],
    ["invalid_amount", {}, { amount: "1.005" }],
    ["reference_not_found", {}, { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["reference_not_found", {}, { recipient: "ext:nobody" }],
    ["conflicting_parameters", {}, { type: "airtime", meter: METER }],
    ["parameter_missing", {}, { type: "power" }],
    ["parameter_missing", { default_amount: undefined }, {}],
    ["source_not_allowed", { sources: ["links"] }, {}],
    ["choice_not_allowed", { choices: ["power"] }, { type: "airtime" }],
    ["network_required", { require_network: "netone" }, {}],
    ["account_too_young", { min_account_age: "1h" }, {}],
    ["product_mismatch", {}, { product: "airtime-zwg" }],
    ["unsupported_network", {}, { recipient: { phone: "0791234567" } }],
    ["bundle_unavailable", {}, { bundle_id: withdrawnBundle() }],
    ["amount_out_of_range", {}, { amount: "0.01" }],
    ["amount_not_allowed", {}, { bundle_id: bundleOn("econet"), amount: "0.20" }],
    ["program_budget_exceeded", {}, { amount: "10.01" }],
    ["program_budget_exceeded", {}, { amount: "10.01", hold: true }],
    ["program_budget_exceeded", {}, { amount: "10.01", ...LINK }],
    ["meter_not_found", {}, { meter: "37140030011", amount: "5.00" }],
    ["meter_blocked", {}, { meter: "37140060015", amount: "5.00" }],
  ] as const)("%s, with %j and %j", async (code, terms, fields) => {
    const { id: program } = await given.activeProgram(shop, { ...CHOICES, ...terms });
    const both = await tryBoth(shop, program, fields);
    expect(both.real.error?.code).toBe(code);
    expectAgreement(both);
  });

  it("what a key may not do", async () => {
    const { id: program } = await given.activeProgram(shop);
    for (const limits of [
      { allowed_products: ["power-usd"] },
      { allowed_networks: ["netone"] },
      { recipient_allowlist: ["+263773333333"] },
      { per_recipient_daily_cap: { USD: "0.50" } },
      { spend_caps: { USD: { daily: "0.50" } } },
    ]) {
      const till = await given.key(shop, { kind: "sk", ...limits });
      for (const way of [{}, { hold: true }, LINK]) {
        const both = await tryBoth(till, program, way);
        if (way !== LINK) expect(both.real.error).not.toBeNull();
        expectAgreement(both);
      }
    }
  });

  it("a pause, a blocked number, a full directory and Credit that is short", async () => {
    const { id: program } = await given.activeProgram(shop);
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      expectAgreement(await tryBoth(shop, program));
    });
    await given.program(shop, { funding: "reserve", budget: "999.50" });
    for (const way of [{}, { hold: true }, LINK]) {
      const both = await tryBoth(shop, program, way);
      expect(both.real.error?.code).toBe("insufficient_credit");
      expectAgreement(both);
    }
    const other = await given.organisation();
    const { id: theirs } = await given.activeProgram(other);
    await given.blocked(other, "+263771234567");
    const blocked = await tryBoth(other, theirs);
    expect(blocked.real.error?.code).toBe("target_blocked");
    expectAgreement(blocked);
    await given.recipient(other);
    await given.fullDirectory(other);
    const crowded = await tryBoth(other, theirs, { recipient: { phone: "0771114444" } });
    expect(crowded.real.error?.code).toBe("limit_reached");
    expectAgreement(crowded);
  });

  it("a program that gives nothing, by any key", async () => {
    const { id: paused } = await given.activeProgram(shop);
    await shop.api.pauseProgram({ path: { program_id: paused } });
    const { id: draft } = await given.program(shop, { funding: "reserve" });
    for (const by of [shop, await agentOf(shop)]) {
      for (const program of [paused, draft]) {
        const both = await tryBoth(by, program);
        expect(both.real.error?.code).toBe("program_not_active");
        expectAgreement(both);
      }
    }
  });

  it("every problem, in the order of the contract", async () => {
    const { id: program } = await given.activeProgram(shop, {
      ...{ sources: ["links"], require_network: "netone", budget: "0.50" },
    });
    const { validated } = await tryBoth(shop, program);
    expect(validated.body.problems.map(({ code }) => code)).toEqual([
      ...["source_not_allowed", "network_required", "program_budget_exceeded"],
    ]);
  });

  it("a completion that was rewarded, or that an agent asks for", async () => {
    const { id: program } = await given.activeProgram(shop);
    const agent = await agentOf(shop);
    await madeReward(shop, program, { completion_id: "one" });
    await requestedReward(agent, program, { completion_id: "two" });
    for (const [by, completion_id, status] of [
      [shop, "one", 200],
      [agent, "one", 200],
      [agent, "two", 202],
    ] as const) {
      const { validated, real } = await tryBoth(by, program, { completion_id });
      expect(real.status).toBe(status);
      expect(validated.body).toMatchObject({
        valid: false,
        problems: [{ code: "reference_in_use", param: "completion_id" }],
      });
    }
    expectAgreement(await tryBoth(shop, program, { completion_id: "two" }));
  });
});

describe("validate_only of a reward that is given", () => {
  it.each([
    ["immediately", {}, {}],
    ["to a person of your own ID", {}, { recipient: { external_id: "a-1", phone: "0771119999" } }],
    ["as data", {}, { bundle_id: bundleOn("econet"), amount: undefined }],
    ["in escrow", {}, { hold: true }],
    ["after a review", { hold: { mode: "review" } }, {}],
    ["by a link", {}, LINK],
    ["by a link of any type", {}, { delivery: "choice", link: { bind: "none" } }],
    ["from Credit as it goes", { funding: "pay_as_you_go" }, {}],
    ["from a reservation", { funding: "reserve" }, {}],
  ] as const)("shows it: %s", async (_, terms, fields) => {
    const { id: program } = await given.activeProgram(shop, { ...CHOICES, ...terms });
    const both = await tryBoth(shop, program, fields);
    expect([both.validated.body.problems, both.real.error]).toEqual([[], null]);
    expectAgreement(both);
    const { remaining } = (await shop.api.getProgram({ path: { program_id: program } })).body;
    expect(both.validated.body.budget_after).toEqual({ remaining });
  });

  it("shows the meter that the utility confirmed", async () => {
    const { id: program } = await given.activeProgram(shop, CHOICES);
    const both = await tryBoth(shop, program, { meter: METER, amount: "5.00" });
    expect(both.real.status).toBe(201);
    expect(both.validated.body.meter).toMatchObject({ number: METER });
    expectAgreement(both);
  });

  it("says that a person must approve it, and requests no approval", async () => {
    const { id: program } = await given.activeProgram(shop);
    const agent = await agentOf(shop);
    for (const fields of [
      { recipient: { phone: STRANGE } },
      { recipient: { phone: STRANGE }, hold: true },
      {},
    ]) {
      const both = await tryBoth(agent, program, fields);
      expect(both.real.error).toBeNull();
      expectAgreement(both);
    }
    const waiting = await requestedReward(agent, program, { recipient: { phone: "0778880000" } });
    expect((await approve(shop, waiting.id)).body.status).toBe("approved");
  });

  it("needs no Idempotency-Key, and leaves the completion free", async () => {
    const { id: program } = await given.activeProgram(shop);
    const body = { program, recipient: { phone: "0771234567" }, completion_id: "free" };
    const checked = await shop.api.createReward({
      body: { ...body, validate_only: true },
      idempotency_key: null,
    });
    expect([checked.status, checked.body]).toMatchObject([200, { valid: true }]);
    await madeReward(shop, program, { completion_id: "free" });
  });
});
