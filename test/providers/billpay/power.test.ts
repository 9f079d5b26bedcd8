import { tokensOf } from "@svc/server/providers/billpay/tokens.ts";
import { describe, expect, it } from "vitest";
import { givenBillpay, plan, power, query, submit, vended } from "./given.ts";

const given = givenBillpay();
const ON_PAY = { action: "pay" };

/** What a sale of power brought. */
async function bought(order = power(), kind?: string) {
  const plays = kind === undefined ? [] : [{ play: "kind", match: ON_PAY, with: { kind } }];
  const outcome = await submit(given, order, ...plays);
  if (outcome.kind !== "delivered" || outcome.power === undefined) throw new Error(outcome.kind);
  return { outcome, power: outcome.power, vend: vended(given, order)[0] };
}

describe("power", () => {
  it.each(["USD", "ZWG"] as const)(
    "in %s brings one token, and what it is worth",
    async (currency) => {
      const { power: got, vend, outcome } = await bought(power({ currency, amount_minor: 2_120n }));
      expect(got.tokens.map(({ token }) => token)).toEqual(vend?.tokens);
      expect(got.tokens).toMatchObject([{ kind: "credit", units_centi: 132n }]);
      expect(got.units_centi).toBe(132n);
      expect(got.breakdown).toEqual({
        ...{ energy_minor: 2_000n, levy_minor: 120n, tax_minor: 0n },
        ...{ arrears_minor: 0n, fee_minor: 0n },
      });
      expect(outcome).toMatchObject({ vended: { currency, amount_minor: 2_120n } });
    },
  );

  it.each([
    ["37132567431", 200n, 1],
    ["37125980740", 400n, 1],
    ["37132229735", 0n, 2],
  ])(
    "of the test meter %s shows its debts and its tokens",
    async (target, arrears_minor, tokens) => {
      const { power: got, vend } = await bought(power({ target, amount_minor: 1_000n }));
      expect(got.breakdown.arrears_minor).toBe(arrears_minor);
      expect(got.tokens.map(({ token }) => token)).toEqual(vend?.tokens);
      expect(got.tokens).toHaveLength(tokens);
      const parts = Object.values(got.breakdown).reduce((sum, part) => sum + part, 0n);
      expect(parts).toBe(1_000n);
    },
  );

  it("brings three tokens in the order of their entry", async () => {
    const { power: got, vend } = await bought(power(), "three_tokens");
    expect(got.tokens.map(({ kind }) => kind)).toEqual(["key_change", "key_change", "credit"]);
    expect(got.tokens.map(({ token }) => token)).toEqual(vend?.tokens);
    expect(got.units_centi).toBe(got.tokens[2]?.units_centi);
  });

  it("that all went to arrears brings none", async () => {
    const order = power();
    const { power: got } = await bought(order, "all_debt");
    expect(got.tokens).toEqual([]);
    expect(got.breakdown.arrears_minor).toBe(order.amount_minor);
  });

  it("that is paid without a token, or a word about arrears, is no answer", async () => {
    const order = power();
    const play = { play: "kind", match: ON_PAY, with: { kind: "none" } };
    expect(await submit(given, order, play)).toMatchObject({
      ...{ kind: "no_answer", reason: "unparseable" },
    });
  });

  it("for 177.77 brings the last token of the meter again", async () => {
    const [first, second] = [power({ amount_minor: 17_777n }), power({ amount_minor: 17_777n })];
    expect((await bought(first)).power.tokens).toEqual((await bought(second)).power.tokens);
  });

  it("brings the same tokens whenever it is asked about", async () => {
    const order = power();
    const { power: got } = await bought(order);
    expect(await query(given, order, { after_ms: 0 })).toMatchObject({ power: got });
  });
});

describe("tokens", () => {
  const read = (...receipts: string[]) =>
    tokensOf({ receipts, display: [], vouchers: [] }).map(({ token }) => token);

  it.each([
    ["Token: 1234 5678 9012 3456 7890"],
    ["Token 1234-5678-9012-3456-7890."],
    ["Token:12345678901234567890 Units:4.50kWh"],
    ["Meter 37132567431 Token 1234 5678 9012 3456 7890 4.50 kWh"],
  ])("are read from “%s”", (text) => {
    expect(read(text)).toEqual(["12345678901234567890"]);
  });

  it.each([
    ["123456789012345678901"],
    ["1234 5678 9012 3456 7890 1234"],
    ["9999 1234 5678 9012 3456 7890"],
    ["1234 5678-9012 3456-7890"],
    ["1234 5678 9012 3456"],
    ["37132567431"],
  ])("are not read from “%s”", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("that are named twice count once", () => {
    const token = "12345678901234567890";
    const display = [["Token", token]] as const;
    const found = tokensOf({ receipts: [`Token ${token}`], display, vouchers: [token] });
    expect(found.map((one) => one.token)).toEqual([token]);
  });

  it("of one text are told apart by what stands before them", () => {
    const text =
      "KCT 1: 1111 1111 1111 1111 1111 KCT 2: 2222 2222 2222 2222 2222 " +
      "Credit: 3333 3333 3333 3333 3333 Units 12.30 kWh";
    const found = tokensOf({ receipts: [text], display: [], vouchers: [] });
    expect(found.map(({ kind }) => kind)).toEqual(["key_change", "key_change", "credit"]);
    expect(found.map(({ units_centi }) => units_centi)).toEqual([null, null, 1_230n]);
  });
});

describe("what is kept of an answer", () => {
  it("holds no token, no meter and no login, whatever they wrote where", async () => {
    const order = power();
    const token = "1234 5678 9012 3456 7890";
    const lie = {
      Narration: `Token ${token} for ${order.target}`,
      TechnicalNarration: `Told ${token.replaceAll(" ", "")}`,
      BillerPaymentReference: token.replaceAll(" ", ""),
    };
    plan(given.fake, order, { play: "lie", match: ON_PAY, with: { lie } });
    const outcome = await given.adapter.supplier.submit(order, AbortSignal.timeout(60_000));
    expect(outcome).toMatchObject({ kind: "delivered", body: { receipts: 1 } });
    const kept = JSON.stringify("body" in outcome ? outcome.body : null);
    const [vend] = vended(given, order);
    const secrets = [token, token.replaceAll(" ", ""), order.target, "Tendai", "4711"];
    for (const secret of [...secrets, ...(vend?.tokens ?? [])]) expect(kept).not.toContain(secret);
  });
});
