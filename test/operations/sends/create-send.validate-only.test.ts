import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { nowOf, SALE, saleWith, sendOf, validate } from "./sale.ts";

describe("POST /sends with validate_only", () => {
  it("says what the sale would be, and writes nothing", async () => {
    const shop = await given.organisation();
    const body = saleWith({
      validate_only: true,
      client_reference: "till4-1",
      metadata: { a: "b" },
    });
    const answer = await shop.api.createSend({ body, idempotency_key: null, looks_back: true });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        object: "send_validation",
        livemode: false,
        valid: true,
        would_status: "pending",
        cost: "5.00",
        currency: "USD",
        credit_after: { available: "995.00" },
        meter: null,
        problems: [],
        warnings: [],
      },
    });
    expect(await answer.snapshot()).toEqual(answer.before);
    expect(await shop.probe.count("send_references")).toBe(0);
  });

  it("shows the send as the real call would, but for its id and receipt number", async () => {
    const shop = await given.organisation();
    const changes = {
      client_reference: "till4-1",
      metadata: { a: "b" },
      notify_number: "0721234567",
    };
    const { send } = await validate(shop, changes);
    const {
      id: _,
      receipt_number: __,
      ...sold
    } = sendOf(await shop.api.createSend({ body: saleWith(changes) }));
    const created = expect.any(Number);
    expect(send).toEqual({ ...sold, created, credit_transactions: [] });
  });

  it("says scheduled of a sale with scheduled_for", async () => {
    const shop = await given.organisation();
    const scheduled_for = (await nowOf(shop)) + 86_400;
    const validation = await validate(shop, { scheduled_for });
    expect(validation).toMatchObject({
      valid: true,
      would_status: "scheduled",
      send: { status: "scheduled", scheduled_for },
    });
  });

  it("shows a dealer the cost", async () => {
    const shop = await given.organisation();
    const discounts = [{ network: "econet", currency: "USD", discount_bps: 350 }];
    await given.facts(shop, { discounts: JSON.stringify(discounts) });
    expect(await validate(shop)).toMatchObject({
      cost: "4.83",
      send: { amount: "5.00", discount: "0.17" },
      credit_after: { available: "995.17" },
    });
  });

  it("warns when less than a tenth of the Credit would be left", async () => {
    const shop = await given.organisation();
    for (const amount of ["300", "300", "300"]) {
      await shop.api.createSend({ body: saleWith({ amount }) });
    }
    const codes = async (amount: string) =>
      (await validate(shop, { amount })).warnings.map(({ code }) => code);
    expect(await codes("90.00")).toEqual([]);
    expect(await codes("90.01")).toEqual(["low_credit_after"]);
  });

  it("lists everything that stands in the way, and shows what it can", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, {
      allowed_products: ["airtime-zwg"],
      spend_caps: { USD: { per_send: "1.00" } },
    });
    const validation = await validate(till, { amount: "2000.00" });
    expect(validation).toMatchObject({ valid: false, would_status: null, credit_after: null });
    expect(validation.send).toMatchObject({ amount: "2000.00", network: "econet" });
    expect(validation.problems.map(({ code, status }) => [code, status])).toEqual([
      ["product_not_allowed", 403],
      ["amount_out_of_range", 422],
      ["spend_cap_exceeded", 403],
      ["insufficient_credit", 402],
    ]);
  });

  it("shows no send when the product does not fit", async () => {
    const shop = await given.organisation();
    const validation = await validate(shop, { target: "0791234567" });
    expect(validation).toMatchObject({ valid: false, send: null, cost: null });
    expect(validation.problems).toMatchObject([{ code: "unsupported_network", param: "target" }]);
  });

  it("answers what is wrong with the form as the error that it is", async () => {
    const shop = await given.organisation();
    const body = saleWith({ validate_only: true, amount: "x" });
    const answer = await shop.api.createSend({ body });
    await expectRefusal(answer, "invalid_amount", { param: "amount" });
  });

  it("is refused where the sale is: by its scope, and while the account is suspended", async () => {
    const shop = await given.organisation();
    const reader = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const body = saleWith({ validate_only: true });
    await expectRefusal(await reader.api.createSend({ body }), "insufficient_scope");
    await given.status(shop, "suspended");
    await expectRefusal(await shop.api.createSend({ body }), "account_suspended");
  });

  it("says of a live sale why it would not be made", async () => {
    const shop = await given.organisation();
    const { problems } = await validate(shop.live);
    expect(problems.map(({ code }) => code)).toEqual([
      "product_unavailable",
      "insufficient_credit",
    ]);
  });

  it("false is a sale like any other", async () => {
    const shop = await given.organisation();
    const body = { ...SALE, validate_only: false };
    expect((await shop.api.createSend({ body })).status).toBe(202);
    const keyless = await shop.api.createSend({ body, idempotency_key: null });
    await expectRefusal(keyless, "idempotency_key_required");
  });
});
