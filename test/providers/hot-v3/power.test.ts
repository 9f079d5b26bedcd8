/** Electricity from Hot Recharge: tokens, debts, meters that it does not serve. */

import { readJson } from "@svc/server/providers/hot-v3/read-answer.ts";
import { readPower } from "@svc/server/providers/hot-v3/read-power.ts";
import { describe, expect, it } from "vitest";
import { open, orderOf, powerOf } from "./opened.ts";

const TOKEN = expect.stringMatching(/^\d{20}$/);

describe("an order of electricity", () => {
  it.each([
    ["USD", 2_000n, 1_975n, 11_793n],
    ["ZWG", 100_000n, 98_750n, 22_093n],
  ] as const)("in %s brings the token that was vended, and its parts", async (...row) => {
    const [currency, amount_minor, cost_minor, units_centi] = row;
    const { fake, supplier } = await open();
    const order = powerOf({ currency, amount_minor });
    const { outcome } = await supplier.talk("submit", order);
    const [vend] = fake.world.ledger;
    expect(outcome).toMatchObject({
      kind: "delivered",
      vended: { target: order.target, amount_minor, currency },
      cost_minor,
      power: {
        tokens: [{ kind: "credit", token: vend?.tokens[0], units_centi }],
        units_centi,
        utility_reference: expect.stringMatching(/^ZE\d{12}$/),
      },
    });
    if (outcome.kind !== "delivered" || outcome.power === undefined) throw new Error("no power");
    const { breakdown } = outcome.power;
    expect(Object.values(breakdown).reduce((sum, part) => sum + part, 0n)).toBe(amount_minor);
    expect((await supplier.talk("query", order)).outcome).toEqual({
      ...outcome,
      left_minor: undefined,
    });
  });

  it("with a change of keys brings three tokens in the order of their entry", async () => {
    const { fake, supplier } = await open();
    const { outcome } = await supplier.talk("submit", powerOf({ target: "37125980007" }));
    const told = outcome.kind === "delivered" ? outcome.power?.tokens : [];
    expect(told?.map(({ kind }) => kind)).toEqual(["key_change", "key_change", "credit"]);
    expect(told?.map(({ token }) => token)).toEqual(fake.world.ledger[0]?.tokens);
    expect(told?.map(({ units_centi }) => units_centi !== null)).toEqual([false, false, true]);
  });

  it("pays a part of a debt with it", async () => {
    const { supplier } = await open();
    const { outcome } = await supplier.talk("submit", powerOf({ target: "37125980008" }));
    expect(outcome).toMatchObject({ power: { breakdown: { arrears_minor: 400n } } });
  });

  it.each(["USD", "ZWG"] as const)(
    "in %s whose money all went to a debt is delivered without a token",
    async (currency) => {
      const { fake, supplier } = await open();
      const order = powerOf({ target: "37125980018", currency, amount_minor: 10_000n });
      const { outcome } = await supplier.talk("submit", order);
      expect(outcome).toMatchObject({
        kind: "delivered",
        power: { tokens: [], units_centi: 0n, breakdown: { arrears_minor: 10_000n } },
      });
      expect(fake.world.ledger).toHaveLength(1);
    },
  );

  it.each(["no_tokens", "empty_tokens", "short_token"])(
    "that is said to be sold, with %s, is no answer",
    async (play) => {
      const { fake, supplier, play: plan } = await open();
      plan(play);
      const { outcome } = await supplier.talk("submit", powerOf());
      expect(outcome).toMatchObject({ kind: "no_answer", reason: "unparseable" });
      expect(fake.world.ledger).toHaveLength(1);
    },
  );

  it.each([
    ["37125980011", { kind: "refused", code: "meter_not_found" }],
    ["37125980015", { kind: "refused", code: "meter_blocked" }],
    ["37125980016", { kind: "refused", code: "meter_currency_mismatch" }],
    ["37125980009", { kind: "no_answer", reason: "http_5xx" }],
  ])("for %s is %o, and nothing is vended", async (target, outcome) => {
    const { fake, supplier } = await open();
    expect((await supplier.talk("submit", powerOf({ target }))).outcome).toMatchObject(outcome);
    expect(fake.world.ledger).toEqual([]);
  });

  it("may take three minutes, and one of airtime one", async () => {
    const { hot } = await open();
    expect(hot.supplier.deadline_ms).toBe(180_000);
    expect(hot.supplier.deadlineOf?.(powerOf())).toBe(180_000);
    expect(hot.supplier.deadlineOf?.(orderOf())).toBe(60_000);
  });
});

describe("what was bought", () => {
  const token = '"token":"1234-5678-9012-3456-7890"';
  it.each([
    ["an object", `{"tokens":[{${token},"units":1.5}]}`],
    ["a list", `[{${token},"units":"1.50"}]`],
    ["a text of an object", JSON.stringify(`{"Tokens":[{${token},"UNITS":1.5}]}`)],
  ])("is read from %s", (_, written) => {
    const read = readPower(readJson(written), { amount_minor: 100n });
    expect(read?.tokens).toEqual([
      { kind: "credit", token: "12345678901234567890", units_centi: 150n },
    ]);
    expect(read?.breakdown.energy_minor).toBe(100n);
  });

  it.each([
    ["nothing", "null"],
    ["words", '"Recharge successful"'],
    ["another debt than was paid", '{"tokens":[],"arrears":0.99}'],
    ["one token of two", `{"tokens":[{${token}},{"token":"1"}]}`],
    ["a debt below zero", `{"tokens":[{${token},"arrears":-1}]}`],
  ])("is not read from %s", (_, written) => {
    expect(readPower(readJson(written), { amount_minor: 100n })).toBeNull();
  });

  it("has tokens of digits, whatever else is written for one", () => {
    const read = readPower(readJson(`{"tokens":[{${token}}]}`), { amount_minor: 100n });
    expect(read?.tokens).toEqual([{ kind: "credit", token: TOKEN, units_centi: null }]);
  });
});

describe("a meter", () => {
  it.each([
    ["USD", { owner_name: "TENDAI MOYO", suburb: "Mbare", currency: "USD" }],
    ["ZWG", { owner_name: "TENDAI MOYO", suburb: null, currency: null }],
    [null, { owner_name: "TENDAI MOYO", suburb: "Mbare", currency: "USD" }],
  ] as const)("is confirmed for %s", async (currency, meter) => {
    const { hot } = await open();
    const question = { number: "37132567431", currency };
    const answer = await hot.utility.confirmMeter(question, AbortSignal.timeout(20_000));
    expect(answer).toMatchObject({ kind: "confirmed", meter });
  });

  it.each([
    ["37125980011", "not_found"],
    ["37125980015", "blocked"],
    ["37125980009", "unavailable"],
  ])("%s is %s", async (number, kind) => {
    const { hot } = await open();
    const question = { number, currency: "USD" as const };
    const answer = await hot.utility.confirmMeter(question, AbortSignal.timeout(20_000));
    expect(answer).toEqual({ kind });
  });

  it.each([
    [{ accountNumber: "37132567431", details: { NAME: "A B", address: "Mbare" } }, "confirmed"],
    [{ accountNumber: "37132567431", details: '{"name":"A B"}' }, "confirmed"],
    [{ accountNumber: "37132567432", details: "A B" }, "invalid"],
    [{ accountNumber: "37132567431", details: null }, "invalid"],
    [{ accountNumber: "37132567431", details: {} }, "invalid"],
    [{ details: "A B" }, "invalid"],
  ])("told as %j is %s", async (body, kind) => {
    const { fake, hot } = await open();
    fake.plan({ play: "body", match: { call: "customer" }, with: { body } });
    const question = { number: "37132567431", currency: "USD" as const };
    const answer = await hot.utility.confirmMeter(question, AbortSignal.timeout(20_000));
    expect(answer.kind).toBe(kind);
  });

  it.each(["html_503", "not_json", "reset", "bad_request"])(
    "whose question is answered with %s is not confirmed",
    async (play) => {
      const { fake, hot } = await open();
      fake.plan({ play, match: { call: "customer" } });
      const question = { number: "37132567431", currency: "USD" as const };
      const answer = await hot.utility.confirmMeter(question, AbortSignal.timeout(20_000));
      expect(["unavailable", "invalid"]).toContain(answer.kind);
    },
  );
});
