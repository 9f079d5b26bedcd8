/** The login that all calls share, the wallets and the catalogue. */
import { openSession } from "@svc/server/providers/hot-v3/session.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { timeLimit } from "../../kit/time-limit.ts";
import { type Opened, open, orderOf, powerOf } from "./opened.ts";

function logins({ fake }: Pick<Opened, "fake">): string[] {
  const paths = fake.calls.map(({ path }) => path);
  return paths
    .filter((path) => path.includes("/identity/"))
    .map((path) => path.split("/").at(-1) ?? "");
}

describe("a login", () => {
  it("is made once for all who need it at once", async () => {
    const opened = await open();
    const orders = Array.from({ length: 12 }, () => orderOf());
    const answers = await Promise.all(orders.map((order) => opened.supplier.talk("submit", order)));
    expect(answers.map(({ outcome }) => outcome.kind)).toEqual(orders.map(() => "delivered"));
    expect(logins(opened)).toEqual(["login"]);
    expect(opened.fake.world.ledger).toHaveLength(12);
  });

  it("that has run out is refreshed, and the same reference is sent again", async () => {
    const opened = await open();
    await opened.supplier.talk("submit", orderOf());
    opened.fake.world.clock.advance(301_000);
    const order = orderOf();
    expect((await opened.supplier.talk("submit", order)).outcome.kind).toBe("delivered");
    expect(logins(opened)).toEqual(["login", "refresh"]);
    const sales = opened.fake.calls.filter(({ path }) => path.endsWith("/recharge"));
    expect(sales.slice(1).map(({ body }) => JSON.parse(body).AgentReference)).toEqual([
      ...[order.reference, order.reference],
    ]);
    expect(opened.fake.world.ledger).toHaveLength(2);
  });

  it("that cannot be refreshed is made anew", async () => {
    const opened = await open();
    await opened.supplier.talk("submit", orderOf());
    opened.fake.forgetLogins();
    expect((await opened.supplier.talk("submit", orderOf())).outcome.kind).toBe("delivered");
    expect(logins(opened)).toEqual(["login", "refresh", "login"]);
  });

  it("that is refused twice leaves the order untaken", async () => {
    const { fake, supplier } = await open();
    fake.plan({ play: "unauthorised", match: { call: "sale" }, times: 2 });
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toMatchObject({ kind: "not_taken", reason: "auth" });
    expect(fake.world.ledger).toEqual([]);
  });

  it("that somebody in between forbids twice proves nothing", async () => {
    const { fake, supplier } = await open();
    fake.plan({ play: "forbidden", match: { call: "sale" }, times: 2 });
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toMatchObject({ kind: "no_answer", reason: "unrecognised_code" });
  });

  it.each(["unauthorised", "forbidden", "refused"])(
    "that somebody in between forbids says nothing of a sale, though the next one is %s",
    async (play) => {
      const { fake, supplier } = await open();
      fake.plan({ play: "vended_forbidden", match: { call: "sale" } });
      const words = { message: "Insufficient balance in USD wallet" };
      fake.plan({ play, match: { call: "sale" }, with: words });
      fake.plan({ play: "not_json", match: { call: "query" } });
      const { outcome } = await supplier.talk("submit", orderOf());
      expect(outcome.kind).toBe("no_answer");
      expect(fake.world.ledger).toHaveLength(1);
    },
  );

  it("that comes after the order's time is over sends no order", async () => {
    const { fake, supplier } = await open({ deadline_ms: timeLimit(300) });
    fake.plan({ play: "slow", match: { call: "login" }, with: { after_ms: 19_000 } });
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toEqual({ kind: "no_answer", reason: "timeout" });
    fake.world.clock.advance(19_000);
    const later = orderOf();
    expect((await supplier.talk("submit", later)).outcome.kind).toBe("delivered");
    expect(fake.world.ledger.map(({ reference }) => reference)).toEqual([later.reference]);
  });

  it("with a wrong password sells nothing, and is not tried again at once", async () => {
    const opened = await open({ settings: { password: "not-the-one" } });
    for (let time = 0; time < 3; time += 1) {
      const { outcome } = await opened.supplier.talk("submit", orderOf());
      expect(outcome).toEqual({ kind: "not_taken", reason: "auth" });
    }
    expect(logins(opened)).toEqual(["login"]);
  });

  it.each(["html_503", "not_json", "reset"])(
    "that is answered with %s leaves the order untaken",
    async (play) => {
      const { fake, supplier } = await open();
      fake.plan({ play, match: { call: "login" } });
      const { outcome } = await supplier.talk("submit", orderOf());
      expect(outcome).toEqual({ kind: "not_taken", reason: "down" });
      expect((await supplier.talk("submit", orderOf())).outcome.kind).toBe("delivered");
    },
  );
});

describe("a pass", () => {
  afterEach(() => vi.restoreAllMocks());

  /** A session whose passes live as long as is said, by nobody's wall clock. */
  function session(claims: unknown) {
    let now = 5_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const asked: string[] = [];
    const token = () => {
      const part = Buffer.from(JSON.stringify(claims)).toString("base64url");
      return `head.${part}.signature-${asked.length}`;
    };
    const opened = openSession({ code: "c", password: "p" }, async (path) => {
      asked.push(path);
      const json = { token: token(), refreshToken: "r" };
      return { kind: "answered", answered: { status: 200, text: "", json, secrets: [] } };
    });
    return { asked, pass: () => opened.pass(), pass_ms: (ms: number) => (now += ms) };
  }

  it("is renewed when four fifths of its life are over, however wrong our clock is", async () => {
    const { asked, pass, pass_ms } = session({ nbf: 4_000_000_000, exp: 4_000_000_300 });
    const first = await pass();
    pass_ms(239_999);
    expect(await pass()).toEqual(first);
    pass_ms(1);
    expect(await pass()).not.toEqual(first);
    expect(asked).toEqual(["/identity/login", "/identity/refresh"]);
  });

  it.each([{}, { nbf: 10, exp: 10 }, { nbf: "x", exp: "y" }])(
    "of %j is not kept for long",
    async (claims) => {
      const { asked, pass, pass_ms } = session(claims);
      await pass();
      pass_ms(60_000);
      await pass();
      expect(asked).toHaveLength(2);
    },
  );
});

describe("the wallets", () => {
  it("are four, in whole cents, and go down with what is sold", async () => {
    const { hot, supplier } = await open({ wallets: { 1: 10, 2: 20.5, 3: 30, 4: 40 } });
    const signal = AbortSignal.timeout(20_000);
    await supplier.talk("submit", orderOf());
    await supplier.talk("submit", powerOf());
    expect(await hot.balances(signal)).toEqual([
      { wallet: "airtime_zwg", currency: "ZWG", balance_minor: 1_000n },
      { wallet: "power_zwg", currency: "ZWG", balance_minor: 2_050n },
      // 25.2375 and 20.25 of what the other side keeps.
      { wallet: "airtime_usd", currency: "USD", balance_minor: 2_523n },
      { wallet: "power_usd", currency: "USD", balance_minor: 2_025n },
    ]);
    expect(hot.supplier.walletOf(orderOf())).toBe("airtime_usd");
    expect(hot.supplier.walletOf(powerOf({ currency: "ZWG" }))).toBe("power_zwg");
  });

  it.each([
    ["html_503", undefined],
    ["body", [{ accountTypeId: 1, balance: 5 }]],
    ["body", [1, 2, 3, 4].map((accountTypeId) => ({ accountTypeId, balance: "a lot" }))],
  ])("that are told as %s %j are not guessed", async (play, body) => {
    const { fake, hot } = await open();
    fake.plan({ play, match: { call: "balance" }, with: { body } });
    await expect(hot.balances(AbortSignal.timeout(20_000))).rejects.toThrow(/does not tell/);
  });
});

describe("the catalogue", () => {
  it("names a product of each offer with its bounds, and none of data", async () => {
    const { hot } = await open();
    const told = await hot.catalogue(AbortSignal.timeout(20_000));
    const shown = told.map(({ type, network, currency, product, min_minor, max_minor }) =>
      [type, network, currency, product, min_minor, max_minor].join(" "),
    );
    expect(shown).toEqual([
      ...["airtime econet USD 101 10 30000", "airtime netone USD 102 50 30000"],
      ...["airtime telecel USD 103 10 30000", "power power USD 41 100 1000000"],
      ...["airtime econet ZWG 1 200 800000", "airtime netone ZWG 2 1000 800000"],
      ...["airtime telecel ZWG 3 200 800000", "power power ZWG 24 7000 1850000"],
    ]);
    expect(hot.supplier.sells({ type: "data", network: "econet", currency: "USD" })).toBe(false);
    expect(hot.supplier.sells({ type: "power", network: "power", currency: "ZWG" })).toBe(true);
  });

  it("is read once for many sales, and a pin is stronger than it", async () => {
    const { fake, supplier } = await open({ settings: { pins: { "airtime/econet/USD": "100" } } });
    for (let time = 0; time < 3; time += 1) await supplier.talk("submit", orderOf());
    expect(fake.calls.filter(({ path }) => path.endsWith("/products"))).toHaveLength(1);
    expect(fake.world.ledger.map(({ product_id }) => product_id)).toEqual([100, 100, 100]);
  });

  it.each([
    ["two products of one offer", [usd(7), usd(8)]],
    [
      "a product that wants more than a number and an amount",
      [{ ...usd(7), requiredOptions: [{ name: "x" }] }],
    ],
    ["a product that is paid from a wallet of another currency", [{ ...usd(7), accountTypeId: 1 }]],
    ["a bundle", [{ ...usd(7), name: "Econet USD Data Bundles" }]],
  ])("with %s sells none of them", async (_, products) => {
    const { fake, supplier } = await open();
    fake.plan({ play: "body", match: { call: "products" }, with: { body: { products } } });
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toEqual({ kind: "not_taken", reason: "down" });
    expect(fake.calls.filter(({ path }) => path.endsWith("/recharge"))).toEqual([]);
  });

  it.each(["html_503", "not_json", "reset"])(
    "that is answered with %s leaves the order untaken",
    async (play) => {
      const { fake, supplier } = await open();
      fake.plan({ play, match: { call: "products" } });
      const { outcome } = await supplier.talk("submit", orderOf());
      expect(outcome).toEqual({ kind: "not_taken", reason: "down" });
      expect(fake.world.ledger).toEqual([]);
    },
  );

  it("is read anew after a problem with a product of it", async () => {
    const { fake, supplier, play } = await open();
    play("problem", { fields: ["ProductId"] });
    await supplier.talk("submit", orderOf());
    expect((await supplier.talk("submit", orderOf())).outcome.kind).toBe("delivered");
    expect(fake.calls.filter(({ path }) => path.endsWith("/products"))).toHaveLength(2);
  });
});

function usd(productId: number) {
  const meta = { RechargeType: "Pinless", TargetType: "Econet Mobile Number", Currency: "USD" };
  const of = { productId, name: "Econet USD Airtime", accountTypeId: 3, requiredOptions: [] };
  return { ...of, metaData: { ...meta, Network: "Econet", MinimumRecharge: "0.10" } };
}
