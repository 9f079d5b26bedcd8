/** What nobody may read who reads attempts: passwords, passes, tokens, people. */
import { describe, expect, it } from "vitest";
import { CODE, PASSWORD } from "../../fakes/hot-v3/open.ts";
import { type Opened, open, orderOf, powerOf } from "./opened.ts";

const TOKEN = "1234 5678 9012 3456 7890";

/** Everything that a call left behind which is kept as evidence. */
async function kept({ supplier }: Opened, question: "submit" | "query", order = orderOf()) {
  const { outcome, error } = await supplier.talk(question, order);
  const { body } = outcome;
  const code = outcome.kind === "refused" ? outcome.supplier_code : null;
  return JSON.stringify({ body, code, error: error === null ? null : String(error) });
}

describe("what is kept of an answer", () => {
  it("of electricity has the amount and the wallet, and neither token nor owner", async () => {
    const opened = await open();
    const order = powerOf({ target: "37125980007" });
    const texts = [await kept(opened, "submit", order), await kept(opened, "query", order)];
    const [vend] = opened.fake.world.ledger;
    expect(vend?.tokens).toHaveLength(3);
    for (const text of texts) {
      expect(JSON.parse(text).body).toEqual({
        ...{ status: 200, successful: true, recharge_id: "70001", words: "Recharge successful" },
        ...{ amount: "20.00", discount: "0.2500", wallet: "4", balance: "3980.2500" },
      });
      for (const token of vend?.tokens ?? []) expect(text).not.toContain(token);
      expect(text).not.toMatch(/MOYO|Mbare/);
    }
  });

  it.each([
    ["refused", { message: `Token ${TOKEN} for 0771234567` }],
    ["refused", { message: `Token ${TOKEN.replaceAll(" ", "-")}` }],
    ["refused", { message: `The password ${PASSWORD} of ${CODE} is old` }],
    ["refused", { message: `Bearer eyJhbGciOi.${"a".repeat(80)}.${"b".repeat(43)}` }],
  ])("of %s %j has none of the secrets that it repeats", async (play, with_) => {
    const opened = await open();
    opened.play(play, with_);
    const text = await kept(opened, "submit");
    expect(text).toMatch(/###|\*\*\*/);
    for (const secret of [TOKEN, "1234567890", "5678", "0771234567", PASSWORD, CODE, "aaaa"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("has no secret whatever went wrong, nor has what is thrown", async () => {
    const opened = await open();
    const texts: string[] = [];
    const plays = ["unauthorised", "forbidden", "busy", "html_503", "not_json", "bad_request"];
    for (const play of [...plays, "vended_503", "vended_reset", "two_members"]) {
      opened.play(play);
      const order = powerOf();
      texts.push(await kept(opened, "submit", order), await kept(opened, "query", order));
    }
    const passes = opened.fake.calls.map(({ headers }) => headers.authorization?.slice(7) ?? "-");
    const tokens = opened.fake.world.ledger.flatMap((vend) => vend.tokens);
    expect(tokens.length).toBeGreaterThan(0);
    for (const secret of [PASSWORD, CODE, ...passes.filter((one) => one !== "-"), ...tokens]) {
      expect(texts.join()).not.toContain(secret);
    }
  });
});
