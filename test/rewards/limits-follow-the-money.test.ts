/** What a key with limits may give by programs, whoever gets it in the end. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { linkOf, OPEN } from "../kit/by-link.ts";
import { askCheckin, PLACE } from "../kit/checkins.ts";
import { askClaim, claimed, pageOf } from "../kit/claims.ts";
import { complete, completed, signedProgram } from "../kit/complete.ts";
import { askReward, madeReward } from "../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { askLink, madeLink } from "../kit/links.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { outcomesIn, ruleOn, setRules } from "../kit/rules.ts";
import { runSeconds } from "../kit/run-clock.ts";

const SCOPES = ["programs:manage", "rewards:read", "rewards:write"];
const CAPS = { spend_caps: { USD: { per_send: "5.00", daily: "5.00" } } };
const LIMITS = [
  ["caps", CAPS],
  ["a recipient_allowlist", { recipient_allowlist: ["+263772345678"] }],
  ["allowed_networks", { allowed_networks: ["econet"] }],
  ["allowed_products", { allowed_products: ["airtime-usd"] }],
] as const;
const PROGRAM = { name: "Visits", currency: "usd", choices: ["airtime"], budget: "300.00" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function limitedKey(limits: object): Promise<KeyInHand> {
  return await given.key(shop, { kind: "rk", scopes: SCOPES, ...limits });
}

async function usedToday({ id: key_id }: KeyInHand): Promise<unknown> {
  const { body } = await shop.api.getKey({ path: { key_id } });
  return body.usage?.USD.today;
}

describe("a key with limits makes nothing that gives beyond them", () => {
  it.each(LIMITS)("by a program, its budget, rules, secret or links: %s", async (_, limits) => {
    const till = await limitedKey(limits);
    const draft = await given.program(shop);
    const active = await given.activeProgram(shop);
    const paused = await given.activeProgram(shop);
    await shop.api.pauseProgram({ path: { program_id: paused.id } });
    const before = await shop.api.listPrograms();
    const path = { program_id: active.id };
    const refused = [
      await till.api.createProgram({ body: PROGRAM as never }),
      await till.api.activateProgram({ path: { program_id: draft.id } }),
      await till.api.resumeProgram({ path: { program_id: paused.id } }),
      await till.api.fundProgram({ path, body: { amount: "100.00" } }),
      await till.api.updateProgram({ path, body: { budget: "300.00" } }),
      await till.api.rollProgramSecret({ path }),
      await till.api.setProgramRules({ path, body: { rules: [] } }),
      await askLink(till, active.id),
    ];
    for (const answer of refused) await expectRefusal(answer as never, "limit_raise_forbidden");
    expect((await shop.api.listPrograms()).body.data).toEqual(before.body.data);
    expect(await shop.probe.count("reward_links")).toBe(0);
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("and may do all of it again when its limits were taken off", async () => {
    const till = await limitedKey(CAPS);
    const path = { key_id: till.id };
    await shop.api.updateKey({ path, body: { spend_caps: { USD: null } } });
    expect((await till.api.createProgram({ body: PROGRAM as never })).status).toBe(201);
  });

  it("is not shown a secret by the Idempotency-Key of another", async () => {
    const call = { body: PROGRAM as never, idempotency_key: randomUUID() };
    const made = await shop.api.createProgram(call);
    const secret = made.body.completions_secret ?? "";
    expect((await shop.api.createProgram(call)).body.completions_secret).toBe(secret);
    const till = await limitedKey(CAPS);
    expect((await till.api.createProgram(call)).body.completions_secret).toBeNull();
    const forged = { id: made.body.id, secret: "whsec_AAAA" };
    expect((await complete(shop, forged)).status).toBe(401);
  });
});

describe("a reward that waits for its claim is caused by the key that made it", () => {
  it("so all claims together sell no more than its caps, and are counted there", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "300.00" });
    const till = await limitedKey(CAPS);
    const page = await pageOf(shop);
    const rewards = [];
    for (let place = 0; place < 7; place += 1) rewards.push(await madeReward(till, program, OPEN));
    for (const [place, reward] of rewards.entries()) {
      const link = await linkOf(shop, reward);
      const phone = `077200000${place}`;
      if (place < 5) await claimed(page, link, { phone });
      else await expectRefusal(await askClaim(page, link, { phone }), "reward_cap_reached");
    }
    expect(await usedToday(till)).toBe("5.00");
    const sends = (await shop.api.listSends({ query: { api_key: till.id } })).body.data;
    expect(sends).toHaveLength(5);
    await expectRefusal(await askReward(till, program), "spend_cap_exceeded");
  });

  it.each([
    ["unsupported_network", { allowed_networks: ["netone"] }],
    ["target_blocked", { recipient_allowlist: ["+263772345678"] }],
    ["choice_not_allowed", { allowed_products: ["airtime-zwg"] }],
  ] as const)("so a claim that its lists forbid is refused with %s", async (code, limits) => {
    const { id: program } = await given.activeProgram(shop, { choices: ["airtime", "power"] });
    const till = await limitedKey(limits);
    const wanted = { delivery: "choice", link: { bind: "none" } };
    const link = await linkOf(shop, await madeReward(till, program, wanted));
    const answer = await askClaim(await pageOf(shop), link, { choice: "airtime" });
    await expectRefusal(answer, code);
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("or that let it go when it was held", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "300.00" });
    const till = await limitedKey(CAPS);
    const rewards = [];
    for (let place = 0; place < 6; place += 1) {
      const { id: reward_id } = await madeReward(shop, program, { ...OPEN, hold: true });
      const released = await till.api.releaseReward({ path: { reward_id } });
      expect(released.status).toBe(200);
      rewards.push(released.body);
    }
    const page = await pageOf(shop);
    for (const [place, reward] of rewards.entries()) {
      const answer = await askClaim(page, await linkOf(shop, reward), {
        phone: `077200000${place}`,
      });
      if (place < 5) expect(answer.status).toBe(201);
      else await expectRefusal(answer, "reward_cap_reached");
    }
    expect(await usedToday(till)).toBe("5.00");
  });
});

describe("what no key asks for is caused by the key that let the program give", () => {
  const TERMS = { budget: "300.00", default_amount: "1.00" };
  let owner: KeyInHand;

  beforeEach(async () => {
    owner = await given.key(shop, { kind: "rk", scopes: SCOPES });
  });

  /** Limits come after the program that the key has made. */
  async function limit(changes: object = CAPS): Promise<void> {
    await shop.api.updateKey({ path: { key_id: owner.id }, body: changes });
  }

  it("so completions sell no more than its caps, with what rules give for them", async () => {
    const program = await signedProgram(owner, TERMS);
    await setRules(shop, program.id, [ruleOn("completion", { give: { amount: "1.00" } })]);
    await limit();
    for (const [place, outcome] of ["given", "given", "spend_cap_exceeded"].entries()) {
      const reward = await completed(shop, program, { phone: `077200000${place}` });
      expect(outcomesIn(reward)).toEqual([outcome]);
    }
    await expectRefusal(await complete(shop, program), "spend_cap_exceeded");
    expect(await usedToday(owner)).toBe("5.00");
    const { body } = await shop.api.listSends({ query: { api_key: owner.id } });
    expect(body.data).toHaveLength(5);
  });

  it("so check-ins sell no more than its caps, with what rules give for them", async () => {
    const { id: program } = await signedProgram(owner, { ...TERMS, geofence: PLACE });
    await setRules(shop, program, [ruleOn("checkin", { give: { amount: "1.00" } })]);
    await limit();
    const page = await pageOf(shop);
    for (const place of [1, 2, 3]) {
      const link = await madeLink(shop, program);
      const answer = await askCheckin(page, link, { phone: `077200000${place}` });
      expect(answer.status).toBe(201);
    }
    const refused = await askCheckin(page, await madeLink(shop, program));
    await expectRefusal(refused, "reward_cap_reached", { param: "phone" });
    expect(await usedToday(owner)).toBe("5.00");
  });

  it("so a claim of a link that no reward waited for is held to its lists", async () => {
    const { id: program } = await signedProgram(owner, TERMS);
    await limit({ recipient_allowlist: ["+263772345678"] });
    const answer = await askClaim(await pageOf(shop), await madeLink(shop, program));
    await expectRefusal(answer, "target_blocked", { param: "phone" });
  });

  it.each(["activate", "resume"] as const)("which is another's who did %s", async (step) => {
    const { id: program_id, completions_secret: secret } = await given.program(owner, {
      ...TERMS,
      default_amount: "6.00",
    });
    const path = { program_id };
    if (step === "resume") {
      await owner.api.activateProgram({ path });
      await owner.api.pauseProgram({ path });
    }
    await shop.api[`${step}Program`]({ path });
    await limit();
    await completed(shop, { id: program_id, secret: secret ?? "" });
    expect(await usedToday(owner)).toBe("0.00");
    expect(await usedToday(shop.key)).toBe("6.00");
  });

  it("and goes on by its limits when it has ended", async () => {
    const program = await signedProgram(owner, { ...TERMS, default_amount: "5.00" });
    await limit();
    await shop.api.deleteKey({ path: { key_id: owner.id } });
    await completed(shop, program);
    await expectRefusal(await complete(shop, program), "spend_cap_exceeded");
  });
});

describe("a reward of a key that has ended since", () => {
  it("is claimed by the limits of the key", async () => {
    const terms = { budget: "300.00", default_amount: "5.00" };
    const { id: program } = await given.activeProgram(shop, terms);
    const expires_at = runSeconds() + 3_600;
    const till = await limitedKey({ ...CAPS, expires_at });
    const links = [];
    for (const amount of ["5.00", "1.00"]) {
      links.push(await linkOf(shop, await madeReward(till, program, { ...OPEN, amount })));
    }
    await shop.api.advanceTestClock({ body: { seconds: 7_200 } });
    const page = await pageOf(shop);
    await claimed(page, links[0] ?? { token: null });
    const refused = await askClaim(page, links[1] ?? { token: null }, { phone: "0772000001" });
    await expectRefusal(refused, "reward_cap_reached");
  });
});
