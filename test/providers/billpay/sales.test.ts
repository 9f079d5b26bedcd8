import { billpay } from "@svc/server/providers/billpay/index.ts";
import { describe, expect, it } from "vitest";
import {
  actions,
  airtime,
  arrival,
  givenBillpay,
  patience,
  plan,
  query,
  submit,
  vended,
} from "./given.ts";

const given = givenBillpay();

const ON_PAY = { action: "pay" };

describe("airtime", () => {
  it.each([
    ["econet", "USD", "+263772123456", "AIRTIME_USD", 1_024n],
    ["econet", "ZWG", "+263782123456", "AIRTIME", 1_019n],
    ["netone", "ZWG", "+263712123456", "AIRTIME", 1_019n],
    ["telecel", "ZWG", "+263732123456", "AIRTIME", 1_019n],
  ] as const)("on %s in %s is authorized, then paid, once", async (...row) => {
    const [network, currency, target, product, cost_minor] = row;
    const order = airtime({ network, currency, target });
    expect(given.adapter.supplier.sells({ network, type: "airtime", currency })).toBe(true);
    const outcome = await submit(given, order);
    expect(outcome).toMatchObject({
      kind: "delivered",
      cost_minor,
      vended: { target, amount_minor: 1_050n, currency },
    });
    expect(actions(given, order)).toEqual(["Auth", "Pay"]);
    expect(vended(given, order)).toMatchObject([{ amount_minor: 1_050, currency }]);
    const bodies = given.fake.calls.flatMap(({ body }) => (body === "" ? [] : [JSON.parse(body)]));
    expect(bodies.map((body) => ({ ...body, Action: "" }))).toEqual(
      Array(2).fill({
        ...{ Action: "", BillerCode: "PAYNOW_AIRTIME", Reference: order.reference },
        ...{ MemberNumber: `0${target.slice(4)}`, TotalAmount: "10.50" },
        RequiresForexPayment: currency === "USD",
        Products: [
          { Code: product, Quantity: 1, Price: "10.50", RequiresForexPayment: currency === "USD" },
        ],
      }),
    );
  });

  it("is sold in USD on Econet alone, and no data is sold", () => {
    const { sells } = given.adapter.supplier;
    expect(sells({ network: "netone", type: "airtime", currency: "USD" })).toBe(false);
    expect(sells({ network: "econet", type: "data", currency: "USD" })).toBe(false);
    expect(sells({ network: "power", type: "power", currency: "ZWG" })).toBe(true);
  });

  it("draws on the wallet of its currency, which really goes down", async () => {
    const order = airtime();
    const before = given.fake.wallets.USD;
    await submit(given, order);
    expect(given.fake.wallets.USD).toBe(before - 1_024);
    expect(given.adapter.supplier.walletOf(order)).toBe("USD");
  });
});

describe("a PAY", () => {
  it.each(["being_processed", "being_paid", "pending"])(
    "that is %s is asked after 120 s",
    async (play) => {
      const order = airtime();
      const outcome = await submit(given, order, { play, match: ON_PAY });
      expect(outcome).toMatchObject({ kind: "accepted", check_after_ms: 120_000 });
      expect(await query(given, order, { after_ms: 0 })).toMatchObject({
        ...{ kind: "accepted", check_after_ms: 180_000 },
      });
      expect(vended(given, order)).toEqual([]);
      expect(await query(given, order, { after_ms: 120_000 })).toMatchObject({ kind: "delivered" });
      expect(vended(given, order)).toHaveLength(1);
    },
  );

  it("that is flagged is asked after 600 s", async () => {
    const order = airtime();
    const outcome = await submit(given, order, { play: "flagged", match: ON_PAY });
    expect(outcome).toMatchObject({ kind: "accepted", check_after_ms: 600_000 });
    expect(await query(given, order, { after_ms: 599_000 })).toMatchObject({
      ...{ kind: "accepted", check_after_ms: 600_000 },
    });
    expect(await query(given, order, { after_ms: 1_000 })).toMatchObject({ kind: "delivered" });
    expect(vended(given, order)).toHaveLength(1);
  });

  it.each([
    ["Failed", { kind: "refused", code: "network_rejected" }],
    ["Reversed", { kind: "refused", code: "not_delivered" }],
  ])(
    "that was pending and is %s is refused, and the wallet has its money",
    async (then, outcome) => {
      const order = airtime();
      const before = given.fake.wallets.USD;
      await submit(given, order, { play: "pending", match: ON_PAY, with: { then } });
      expect(await query(given, order, { after_ms: 120_000 })).toMatchObject(outcome);
      expect(vended(given, order)).toEqual([]);
      expect(given.fake.wallets.USD).toBe(before);
    },
  );

  it.each([
    ["failed", "The line is barred.", { kind: "refused", code: "target_barred" }],
    [
      "failed",
      "The daily limit is reached.",
      { kind: "refused", code: "subscriber_limit_reached" },
    ],
    ["reversed", "", { kind: "refused", code: "not_delivered", supplier_code: "reversed" }],
    ["model_state", "", { kind: "refused", supplier_code: "model_state" }],
  ])("that is %s (%s) is refused", async (play, narration, outcome) => {
    const order = airtime();
    const spoiled = { play, match: ON_PAY, with: { narration } };
    expect(await submit(given, order, spoiled)).toMatchObject(outcome);
    expect(vended(given, order)).toEqual([]);
  });

  it.each([
    ["reset", "reset"],
    ["http_503", "http_5xx"],
    ["garbage", "unparseable"],
  ])(
    "whose answer is lost (%s) was vended, and is found once it is asked",
    async (play, reason) => {
      const order = airtime();
      const outcome = await submit(given, order, { play, match: ON_PAY });
      expect(outcome).toMatchObject({ kind: "no_answer", reason });
      expect(await query(given, order, { after_ms: 0 })).toMatchObject({ kind: "accepted" });
      expect(await query(given, order, { after_ms: 120_000 })).toMatchObject({ kind: "delivered" });
      expect(vended(given, order)).toHaveLength(1);
      expect(actions(given, order).filter((action) => action === "Pay")).toHaveLength(1);
    },
  );

  it.each(["reset_undone", "http_503_undone", "http_404_undone"])(
    "that never arrived (%s) is no answer, and was authorized at most",
    async (play) => {
      const order = airtime();
      const outcome = await submit(given, order, { play, match: ON_PAY });
      expect(outcome).toMatchObject({ kind: "no_answer" });
      expect(await query(given, order, { after_ms: 120_000 })).toMatchObject({ kind: "not_found" });
      expect(vended(given, order)).toEqual([]);
    },
  );

  it("that hangs is no answer, and was vended", async () => {
    const order = airtime();
    plan(given.fake, order, { play: "hang", match: ON_PAY });
    const gone = new AbortController();
    const outcome = given.adapter.supplier.submit(order, gone.signal);
    await arrival(given, order, "Pay");
    gone.abort();
    expect(await outcome).toEqual({ kind: "no_answer", reason: "timeout" });
    expect(await query(given, order, { after_ms: 120_000 })).toMatchObject({ kind: "delivered" });
    expect(vended(given, order)).toHaveLength(1);
  });

  it.each([
    ["another amount", { TotalAmount: 5 }, { amount_minor: 500n }],
    ["another number", { MemberNumber: "0772999999" }, { target: "+263772999999" }],
    ["another currency", { Currency: "ZWG" }, { currency: "ZWG" }],
  ])("of %s says what was vended, to be compared", async (_, lie, named) => {
    const order = airtime();
    const outcome = await submit(given, order, { play: "lie", match: ON_PAY, with: { lie } });
    expect(outcome).toMatchObject({ kind: "delivered", vended: named });
    expect(vended(given, order)).toHaveLength(1);
  });

  it.each(["10.51", "-0.01"])(
    "with a commission of %s was vended, and says no cost",
    async (off) => {
      const order = airtime();
      const lie = { Products: [{ RequiresForexPayment: true, VendorCommission: off }] };
      const outcome = await submit(given, order, { play: "lie", match: ON_PAY, with: { lie } });
      expect(outcome).toMatchObject({ kind: "delivered", vended: { amount_minor: 1_050n } });
      expect(outcome).not.toHaveProperty("cost_minor");
      expect(vended(given, order)).toHaveLength(1);
    },
  );

  it.each([
    ["another reference", { Reference: "of-another" }],
    ["no amount", { TotalAmount: null }],
    ["an amount in mills", { TotalAmount: 10.505 }],
    ["no reference of theirs", { BillPayReference: "" }],
    ["a strange currency", { Currency: "ZAR" }],
    ["a status that is in no list", { Status: "Frobnicated" }],
    ["a status in other letters", { Status: "PAID" }],
  ])("with %s is no answer", async (_, lie) => {
    const order = airtime();
    const outcome = await submit(given, order, { play: "lie", match: ON_PAY, with: { lie } });
    expect(outcome).toMatchObject({ kind: "no_answer" });
  });
});

describe("a login that is wrong", () => {
  it("takes nothing", async () => {
    const stranger = billpay({ url: given.fake.url, user: "vendor", password: "wrong" });
    const order = airtime();
    expect(await stranger.supplier.submit(order, patience())).toMatchObject({ kind: "not_taken" });
    expect(await stranger.supplier.query(order, patience())).toMatchObject({
      ...{ kind: "not_taken", reason: "auth" },
    });
    expect(vended(given, order)).toEqual([]);
    await stranger.close();
  });

  it("that is found out with the PAY has taken nothing", async () => {
    const order = airtime();
    const outcome = await submit(given, order, { play: "http_401_undone", match: ON_PAY });
    expect(outcome).toEqual({ kind: "not_taken", reason: "auth" });
    expect(vended(given, order)).toEqual([]);
  });
});

it("an address at which nobody listens has taken nothing", async () => {
  const nobody = billpay({ url: "http://127.0.0.1:9", user: "a", password: "b" });
  const order = airtime();
  expect(await nobody.supplier.submit(order, patience())).toMatchObject({ kind: "not_taken" });
  expect(await nobody.supplier.query(order, patience())).toMatchObject({ kind: "not_taken" });
  await nobody.close();
});
