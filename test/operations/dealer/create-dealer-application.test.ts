import { beforeEach, describe, expect, it } from "vitest";
import {
  applied,
  BUSINESS,
  DIRECTOR,
  papersOf,
  staffDecide,
  submitted,
} from "../../kit/applications.ts";
import { uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const NAME = { legal_name: "Mbare Tuck Shops (Private) Limited" };
const UNKNOWN = "doc_0031JklLlGUriAX1DyyXN9iY";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function create(body: Record<string, unknown>, by = shop) {
  return await by.api.createDealerApplication({ body } as never);
}

describe("POST /dealer/application", () => {
  it("begins a draft with a name alone, which lists what is missing", async () => {
    const { status, body } = await create(NAME);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ id: expect.stringMatching(/^dap_/), object: "dealer_application", livemode: false },
      ...{ status: "draft", ...NAME, registration_country: "ZW", trading_name: null },
      ...{ directors: [], networks: [], bank: null, discounts: [], reviewer_messages: [] },
      expected_monthly_volume: { USD: null, ZWG: null },
      declarations: { accurate: false, authorised: false },
      ...{ submitted_at: null, decided_at: null, decision_note: null, metadata: {} },
    });
    expect(body.missing).toEqual([
      ...["registration_number", "incorporated_on", "business_type", "tax_number"],
      ...[
        "physical_address",
        "contact",
        "directors",
        "expected_monthly_volume",
        "networks",
        "bank",
      ],
      ...["documents.incorporation_certificate", "documents.directors_form"],
      ...["documents.director_id", "documents.proof_of_address", "documents.bank_letter"],
      ...["documents.tax_clearance", "declarations.accurate", "declarations.authorised"],
    ]);
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "dealer_application.created", object_id: body.id, changes: {} },
    });
  });

  it("takes all of it at once, and normalises phones, currencies and amounts", async () => {
    const body = await applied(shop, {
      bank: { ...BUSINESS.bank, currency: "usd" },
      expected_monthly_volume: { usd: 12000, ZWG: "90000.5" },
      networks: ["econet", "econet", "power"],
      metadata: { ticket: "4711" },
    });
    expect(body.missing).toEqual([]);
    expect(body.contact?.phone).toBe("+263771000001");
    expect(body.physical_address).toEqual({ ...BUSINESS.physical_address, line2: null });
    expect(body.bank?.currency).toBe("USD");
    expect(body.expected_monthly_volume).toEqual({ USD: "12000.00", ZWG: "90000.50" });
    expect(body.networks).toEqual(["econet", "power"]);
    expect(body.directors).toEqual([DIRECTOR]);
    expect(body.metadata).toEqual({ ticket: "4711" });
  });

  it("keeps who the people are sealed, and out of every log", async () => {
    const [owner, born] = ["63-987654 B 42", "1971-02-03"];
    await applied(shop, {
      directors: [{ ...DIRECTOR, date_of_birth: born }],
      beneficial_owners: [
        {
          ...{ full_name: "Tendai Ncube", national_id: owner, nationality: "ZW", is_pep: false },
          shareholding_percent: "40.00",
        },
      ],
    });
    const { gate } = await (await import("../../kit/server.ts")).testServer();
    await gate.flush();
    for (const table of ["dealer_applications", "audit_entries", "request_bodies", "events"]) {
      const kept = JSON.stringify(await shop.probe.rows(table));
      for (const secret of [DIRECTOR.national_id, owner, born]) expect(kept).not.toContain(secret);
    }
    const { body } = await shop.api.listRequests();
    expect(JSON.stringify(body)).not.toContain(DIRECTOR.national_id);
  });

  it("is one at a time, whoever asks at the same moment, until it is declined", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(NAME)));
    const [made, ...others] = answers.filter(({ status }) => status === 201);
    expect(others).toEqual([]);
    for (const { error } of answers.filter(({ status }) => status !== 201)) {
      expect(error).toMatchObject({ code: "duplicate_resource", resource: made?.body.id });
    }
    await expectRefusal(await create(NAME), "duplicate_resource", {
      resource: made?.body.id ?? "",
    });
    expect((await create(NAME, await given.organisation())).status).toBe(201);
    expect((await shop.live.api.createDealerApplication({ body: NAME } as never)).status).toBe(201);
  });

  it("can be begun again after a decline, and not after an approval", async () => {
    const first = await submitted(shop);
    await staffDecide(shop, first.id, "decline", "--note", "The TIN is that of another business.");
    const second = await submitted(shop);
    expect(second.id).not.toBe(first.id);
    expect((await shop.api.getDealerApplication()).body.id).toBe(second.id);
    const said = ["--note", "Welcome.", "--discount", "econet:USD:2.50"];
    await staffDecide(shop, second.id, "approve", ...said);
    await expectRefusal(await create(NAME), "duplicate_resource", { resource: second.id });
  });
});

describe("an application is refused", () => {
  it.each([
    ["invalid_phone", "contact.phone", { contact: { ...BUSINESS.contact, phone: "12345678" } }],
    ["invalid_amount", "expected_monthly_volume.USD", { expected_monthly_volume: { USD: "-1" } }],
    ["invalid_currency", "bank.currency", { bank: { ...BUSINESS.bank, currency: "EUR" } }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    ["time_out_of_range", "incorporated_on", { incorporated_on: "2099-01-01" }],
    [
      "time_out_of_range",
      "directors[0].date_of_birth",
      { directors: [{ ...DIRECTOR, date_of_birth: "2099-01-01" }] },
    ],
    ["reference_not_found", "networks[1]", { networks: ["econet", "orange"] }],
    ["reference_not_found", "documents.bank_letter", { documents: { bank_letter: UNKNOWN } }],
    ["reference_not_found", "documents.director_id[0]", { documents: { director_id: [UNKNOWN] } }],
    ["parameter_missing", "legal_name", { legal_name: undefined }],
    ["parameter_invalid", "business_type", { business_type: "guild" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    await expectRefusal(await create({ ...NAME, ...wanted }), code, { param });
    expect(await shop.probe.count("dealer_applications")).toBe(0);
  });

  it("with a document of somebody else, of the other mode, or for another purpose", async () => {
    const stranger = await uploaded(await given.stranger());
    const documents = { bank_letter: stranger.id };
    const said = { param: "documents.bank_letter" };
    await expectRefusal(await create({ ...NAME, documents }), "reference_not_found", said);
    const own = await uploaded(shop.live);
    const of_live = await create({ ...NAME, documents: { bank_letter: own.id } });
    await expectRefusal(of_live, "reference_not_found", said);
    const { tax_clearance } = await papersOf(shop);
    const other = await create({ ...NAME, documents: { bank_letter: tax_clearance } });
    await expectRefusal(other, "parameter_invalid", said);
  });
});
