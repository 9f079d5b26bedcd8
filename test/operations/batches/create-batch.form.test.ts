/** What is wrong with a batch as a whole, and with its lines, in JSON and in CSV. */
import type { ErrorCode } from "@svc/generated/errors";
import { beforeEach, describe, expect, it } from "vitest";
import type { Answered } from "../../kit/api.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const LINE = { target: "0771234567", amount: "5.00" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** The same of a batch and of its preview: what is wrong with the whole refuses both. */
async function refused(written: object, code: ErrorCode, meta?: Record<string, unknown>) {
  const body = written as Record<string, never>;
  const answers: Answered[] = [
    await shop.api.createBatch({ body }),
    await shop.api.previewBatch({ body }),
  ];
  for (const answer of answers) {
    await expectRefusal(answer, code, meta === undefined ? {} : { meta });
  }
}

async function errorsOf(written: object): Promise<string[]> {
  const body = { currency: "USD", items: [written] };
  const preview = await shop.api.previewBatch({ body });
  const codes = preview.body.lines[0]?.errors.map(({ code }) => code) ?? [];
  if (codes.length > 0) {
    await expectRefusal(await shop.api.createBatch({ body }), "batch_invalid_lines");
  }
  return codes;
}

describe("a batch that is wrong as a whole", () => {
  it("is refused without lines, or with lines in two ways", async () => {
    await refused({ currency: "USD" }, "parameter_missing");
    await refused({ items: [LINE], csv: "target,amount\n" }, "conflicting_parameters");
    await refused({ items: [] }, "batch_empty");
    await refused({ csv: "target,amount\n" }, "batch_empty");
    const many = Array.from({ length: 10_001 }, () => ({ target: "1" }));
    await refused({ items: many }, "batch_too_large", { max: 10_000 });
  });

  it("is refused for its message, its cost centre, its currency and its metadata", async () => {
    const items = [LINE];
    await refused({ items, sms_message: "{nobody}" }, "unknown_merge_field");
    const long = "{name}".repeat(5);
    await refused({ items, sms_message: long }, "sms_too_long");
    const cost_center = "cc_0031JkLHsOdQi4Ke5MuGn9Pt";
    await refused({ items, cost_center }, "reference_not_found");
    await refused({ items, currency: "EUR" }, "invalid_currency");
    await refused({ items, metadata: { "a b": "c" } }, "invalid_metadata");
  });

  it("is refused when no valid line is left, although invalid ones are skipped", async () => {
    const body = { currency: "USD", items: [{ target: "07" }], on_invalid: "skip" as const };
    await expectRefusal(await shop.api.createBatch({ body }), "batch_empty");
  });
});

describe("a line that is wrong", () => {
  it("fails the batch, which says how many there are and shows the first", async () => {
    const items = [LINE, { target: "077123", amount: "5.00" }, { target: "0771234567" }];
    const answer = await shop.api.createBatch({ body: { currency: "USD", items } });
    await expectRefusal(answer, "batch_invalid_lines", {
      meta: {
        count: 2,
        first: [
          { line: 2, code: "invalid_phone", message: expect.any(String) },
          { line: 3, code: "parameter_missing", message: expect.any(String) },
        ],
      },
    });
  });

  it("is skipped where that is asked for, and stays to be seen", async () => {
    const items = [{ target: "=cmd", amount: "5.00" }, LINE];
    const { id, counts } = await given.batch(shop, { items, on_invalid: "skip" });
    expect(counts).toMatchObject({ total: 2, valid: 1, invalid: 1, pending: 1 });
    const { body } = await shop.api.listBatchItems({ path: { batch_id: id } });
    expect(body.data[1]).toMatchObject({
      ...{ line: 1, status: "invalid", target: "=cmd", amount: "5.00", send: null },
      error: { code: "invalid_phone" },
    });
  });

  it.each([
    [{ amount: "5.00" }, ["parameter_missing"]],
    [{ ...LINE, amount: "5.005" }, ["invalid_amount"]],
    [{ ...LINE, amount: -1 }, ["invalid_amount"]],
    [{ ...LINE, type: "cash" }, ["parameter_invalid"]],
    [{ ...LINE, currency: "EUR" }, ["invalid_currency"]],
    [{ ...LINE, bundle_id: "bnd_1" }, ["reference_not_found"]],
    [{ ...LINE, token_email: "nobody" }, ["parameter_invalid"]],
    [{ ...LINE, token_phone: "0771234567" }, ["conflicting_parameters"]],
    [{ ...LINE, client_reference: "a\nb" }, ["parameter_invalid"]],
    [{ ...LINE, name: "x".repeat(121) }, ["parameter_invalid"]],
    [{ ...LINE, cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" }, ["reference_not_found"]],
    [{ ...LINE, sms_message: "{token}" }, ["unknown_merge_field"]],
    [{ ...LINE, sms_message: "x".repeat(1_001) }, ["sms_too_long"]],
    [{ ...LINE, metadata: { "a b": "c" } }, ["invalid_metadata"]],
    [{ ...LINE, product: "airtime-eur" }, ["product_mismatch"]],
    [{ target: "37140030000", amount: "10.00" }, ["token_phone_required"]],
    [{ ...LINE, amount: "0.01" }, ["amount_out_of_range"]],
    [{ ...LINE, recipient: "ext:nobody" }, ["reference_not_found"]],
  ])("is judged as a sale would be: %j", async (written, codes) => {
    expect(await errorsOf(written)).toEqual(codes);
  });

  it("is one whose reference another line, a send or a batch has", async () => {
    const items = [
      { ...LINE, client_reference: "a" },
      { ...LINE, client_reference: "a" },
    ];
    const answer = await shop.api.createBatch({ body: { currency: "USD", items } });
    await expectRefusal(answer, "batch_invalid_lines", { meta: { count: 1 } });
    await given.batch(shop, { items: [{ ...LINE, client_reference: "b" }] });
    expect(await errorsOf({ ...LINE, client_reference: "b" })).toEqual(["reference_in_use"]);
  });

  it("is one that its key may not sell", async () => {
    const spend_caps = { USD: { per_send: "4.00" } };
    const till = await given.key(shop, { spend_caps, allowed_networks: ["netone"] });
    const body = { currency: "USD", items: [LINE] };
    const preview = await till.api.previewBatch({ body });
    expect(preview.body.lines[0]?.errors.map(({ code }) => code)).toEqual([
      "network_not_allowed",
      "spend_cap_exceeded",
    ]);
    expect(preview.body.lines[0]?.errors[0]?.param).toBe("items[0].target");
  });
});

describe("a batch of CSV", () => {
  const HEAD = "target;amount;name;metadata.till";

  it("is read with commas or semicolons, a BOM, quotes and line ends of any kind", async () => {
    const row = `0771234567;"5.00";"Moyo; ""T""";4`;
    for (const csv of [`\uFEFF${HEAD}\r\n${row}\r\n`, `${HEAD}\n${row}`, `${HEAD}\n\n${row}\n\n`]) {
      const { id } = await given.batch(shop, { csv });
      const { body } = await shop.api.listBatchItems({ path: { batch_id: id } });
      expect(body.data).toMatchObject([
        { line: 1, target: "+263771234567", amount: "5.00", metadata: { till: "4" } },
      ]);
    }
    const commas = await given.batch(shop, { csv: 'amount,target\n"5.00",0771234567\n' });
    expect(commas.total.USD).toBe("5.00");
  });

  it("has its empty cells left out", async () => {
    const csv = `${HEAD};client_reference;currency\n0771234567;5.00;;;;USD\n`;
    const { counts } = await given.batch(shop, { csv, currency: undefined });
    expect(counts.valid).toBe(1);
  });

  it.each([
    ["an unknown column", "target,amount,colour\n0771234567,5.00,red\n", 1, 3],
    ["a column that stands twice", "target,Target\n1,2\n", 1, 2],
    ["41 columns", `${Array.from({ length: 41 }, (_, n) => `metadata.k${n}`).join()}\n`, 1, null],
    ["a row that is long", "target,amount\n0771234567,5,50\n", 2, 3],
    ["a quote without its end", 'target,amount\n0771234567,"5.00\n', 2, 2],
    ["a cell of half a column", "sep=;\ntarget;amount;\n\n0771234567;5.00;6.00\n", 4, 3],
    ["no headings", "\n", 1, null],
  ])("is refused with %s", async (_, csv, line, column) => {
    await refused({ csv, currency: "USD" }, "invalid_csv", { line, column });
  });
});
