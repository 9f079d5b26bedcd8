import { beforeEach, describe, expect, it } from "vitest";
import { applied, BUSINESS, DIRECTOR, staffDecide, submitted } from "../../kit/applications.ts";
import { uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function update(body: Record<string, unknown>) {
  return await shop.api.updateDealerApplication({ body } as never);
}

describe("PATCH /dealer/application", () => {
  it("changes what is sent, and keeps the rest", async () => {
    const before = await applied(shop, { metadata: { a: "1", b: "2" } });
    const { id: bank_letter } = await uploaded(shop);
    const { status, body } = await update({
      ...{ trading_name: "Mbare Tuck Shops", vat_number: "10012345" },
      expected_monthly_volume: { ZWG: "90000.00" },
      documents: { bank_letter },
      metadata: { b: null, c: "3" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      ...{ trading_name: "Mbare Tuck Shops", vat_number: "10012345" },
      expected_monthly_volume: { USD: "12000.00", ZWG: "90000.00" },
      documents: { ...before.documents, bank_letter },
      metadata: { a: "1", c: "3" },
    });
    expect((await shop.api.getDealerApplication()).body).toEqual(body);
  });

  it("clears what is null, and replaces a list whole", async () => {
    await applied(shop);
    const { body } = await update({
      ...{ bank: null, tax_number: null, contact: null, incorporated_on: null },
      ...{ networks: ["netone"], directors: [], documents: { tax_clearance: null } },
      ...{
        expected_monthly_volume: { USD: null },
        declarations: { accurate: false, authorised: true },
      },
    });
    expect(body).toMatchObject({
      bank: null,
      tax_number: null,
      contact: null,
      networks: ["netone"],
    });
    expect(body.missing).toEqual([
      ...["incorporated_on", "tax_number", "contact", "directors", "expected_monthly_volume"],
      ...["bank", "documents.tax_clearance", "declarations.accurate"],
    ]);
  });

  it("writes down what changed, without who the people are", async () => {
    const { id } = await applied(shop, { directors: [] });
    await update({ tax_number: "2000999999", directors: [DIRECTOR] });
    const entry = (await shop.probe.rows("audit_entries")).at(-1);
    expect(entry).toMatchObject({
      ...{ action: "dealer_application.updated", object_id: id },
      changes: { tax_number: [BUSINESS.tax_number, "2000999999"] },
    });
    expect(JSON.stringify(entry)).not.toContain(DIRECTOR.national_id);
  });

  it("is possible while staff ask a question", async () => {
    const { id } = await submitted(shop);
    await staffDecide(shop, id, "question", "--note", "Which TIN is yours?");
    expect((await update({ tax_number: "2000999999" })).status).toBe(200);
  });
});

describe("a change is refused", () => {
  it("of a part of which only half is sent", async () => {
    await applied(shop);
    const half = await update({ declarations: { accurate: true } });
    await expectRefusal(half, "parameter_missing", { param: "declarations.authorised" });
  });

  it("without an application", async () => {
    await expectRefusal(await update({ trading_name: "Tuck" }), "resource_missing");
  });

  it.each(["submitted", "in_review", "approved", "declined"] as const)(
    "once the application is %s",
    async (status) => {
      const { id } = await submitted(shop);
      if (status === "in_review") await staffDecide(shop, id, "review");
      if (status === "declined") await staffDecide(shop, id, "decline", "--note", "No.");
      if (status === "approved") {
        await staffDecide(shop, id, "approve", "--note", "Yes.", "--discount", "econet:USD:2");
      }
      const said = { meta: { status } };
      await expectRefusal(await update({ trading_name: "Tuck" }), "invalid_transition", said);
    },
  );

  it.each([
    ["invalid_phone", "contact.phone", { contact: { ...BUSINESS.contact, phone: "12345678" } }],
    ["time_out_of_range", "incorporated_on", { incorporated_on: "2099-01-01" }],
    ["reference_not_found", "networks[0]", { networks: ["orange"] }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    [
      "invalid_amount",
      "expected_monthly_volume.ZWG",
      { expected_monthly_volume: { ZWG: "1.234" } },
    ],
    ["invalid_currency", "bank.currency", { bank: { ...BUSINESS.bank, currency: "EUR" } }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    await applied(shop);
    await expectRefusal(await update(wanted), code, { param });
  });
});
