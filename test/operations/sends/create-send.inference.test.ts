import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { saleWith, sendOf } from "./sale.ts";

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation();
});

const sell = async (changes: Record<string, unknown>) =>
  await shop.api.createSend({ body: saleWith(changes) });

describe("what a sale leaves out", () => {
  it.each([
    ["the currency from the product", { product: "airtime-zwg", currency: undefined }],
    ["the product from the type and the currency", { type: "airtime", currency: "ZWG" }],
    ["the type and the product from a phone", { currency: "ZWG" }],
    ["nothing when all is named", { type: "airtime", product: "airtime-zwg", currency: "ZWG" }],
  ])("is inferred: %s", async (_, changes) => {
    const send = sendOf(await sell(changes));
    expect(send).toMatchObject({ type: "airtime", product: "airtime-zwg", currency: "ZWG" });
  });

  it.each([
    ["0771234567", "econet"],
    ["0781234567", "econet"],
    ["0711234567", "netone"],
    ["0721234567", "netone"],
    ["0731234567", "telecel"],
  ])("is inferred: the network of %s is %s", async (target, network) => {
    expect(sendOf(await sell({ target })).network).toBe(network);
  });
});

describe("what may be written in several ways", () => {
  it.each([
    "0771234567",
    "263771234567",
    "+263771234567",
    "00263771234567",
    "+263 77 123 4567",
    "(077) 123-4567",
  ])("the phone %s", async (target) => {
    const send = sendOf(await sell({ target, notify_number: target }));
    expect(send).toMatchObject({
      target: "+263771234567",
      target_display: "077 123 4567",
      notify_number: "+263771234567",
    });
  });

  it.each([["5.00"], ["5"], [5], [5.0], ["5.0"]])("the amount %j", async (amount) => {
    expect(sendOf(await sell({ amount })).amount).toBe("5.00");
  });

  it.each(["USD", "usd", "Usd"])("the currency %s", async (currency) => {
    expect(sendOf(await sell({ currency })).currency).toBe("USD");
  });
});

describe("what does not fit together", () => {
  it.each([
    ["a product of another type", { type: "airtime", product: "data-usd" }, "product"],
    ["a product of another currency", { product: "airtime-zwg" }, "currency"],
    ["a product that there is not", { product: "airtime-eur" }, "product"],
    ["airtime for a meter", { type: "airtime", target: "37140030000" }, "target"],
    ["an airtime product for a meter", { product: "airtime-usd", target: "37140030000" }, "target"],
  ])("is product_mismatch: %s", async (_, changes, param) => {
    await expectRefusal(await sell(changes), "product_mismatch", { param });
  });

  it("is product_mismatch: a product of a type that there is not", async () => {
    await expectRefusal(await sell({ product: "beer-usd" }), "product_mismatch", {
      param: "product",
    });
  });

  it.each(["0751234567", "0791234567"])("is unsupported_network: %s", async (target) => {
    await expectRefusal(await sell({ target }), "unsupported_network", { param: "target" });
  });

  it("is parameter_missing without currency and product: there is no default", async () => {
    const answer = await sell({ currency: undefined });
    await expectRefusal(answer, "parameter_missing", { param: "currency" });
  });

  it("is parameter_missing without an amount", async () => {
    await expectRefusal(await sell({ amount: undefined }), "parameter_missing", {
      param: "amount",
    });
  });
});
