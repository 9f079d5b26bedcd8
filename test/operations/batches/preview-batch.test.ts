import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

const LINE = { target: "0771234567", amount: "5.00" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("POST /batches/preview", () => {
  it("shows what a batch would cost and whether it would be made, and writes nothing", async () => {
    const items = [LINE, { target: "0712345678", amount: "3.00", client_reference: "a" }];
    const answer = await shop.api.previewBatch({ body: { currency: "USD", items } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...{ object: "batch_preview", valid: true, requires_approval: false },
      counts: { total: 2, valid: 2, invalid: 0 },
      total: { USD: "8.00", ZWG: "0.00" },
      credit: { USD: { sufficient: true, available: "1000.00", required: "8.00" }, ZWG: null },
      provider_float: [
        { network: "econet", state: "sufficient" },
        { network: "netone", state: "sufficient" },
      ],
      lines: [
        { line: 1, valid: true, product: "airtime-usd", cost: "5.00" },
        { line: 2, valid: true, network: "netone", cost: "3.00" },
      ],
      lines_truncated: false,
    });
    for (const table of ["batches", "batch_items", "send_references", "credit_reservations"]) {
      expect(await shop.probe.count(table)).toBe(0);
    }
    expect((await shop.api.createBatch({ body: { currency: "USD", items } })).status).toBe(202);
  });

  it("says of which lines it would be refused, and of what all of them lack", async () => {
    const items = [LINE, { target: "077" }, { ...LINE, amount: "1000.00" }];
    const { body } = await shop.api.previewBatch({ body: { currency: "USD", items } });
    expect(body).toMatchObject({
      ...{ valid: false, counts: { valid: 1, invalid: 2 } },
      lines: [{ valid: true }, { valid: false, target: "077", cost: null }, { valid: false }],
    });
    const dear = Array.from({ length: 5 }, () => ({ ...LINE, amount: "250.00" }));
    const short = await shop.api.previewBatch({ body: { currency: "USD", items: dear } });
    expect([short.body.valid, short.body.credit.USD?.sufficient]).toEqual([false, false]);
    const unreserved = { currency: "USD", items: dear, reserve_credit: false };
    expect((await shop.api.previewBatch({ body: unreserved })).body.valid).toBe(true);
  });

  it("warns of a line that stands twice, and of a sale that was made lately", async () => {
    await drain(shop);
    await sell(shop);
    const items = [LINE, { ...LINE, target: "+263771234567" }];
    const { body } = await shop.api.previewBatch({ body: { currency: "USD", items } });
    expect(body.lines.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ["duplicate_recent"],
      ["duplicate_in_file", "duplicate_recent"],
    ]);
  });

  it("says when a second person is needed, and when the key's caps do not suffice", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "4.00" } } });
    const body = { currency: "USD", items: [LINE] };
    const preview = await shop.api.previewBatch({ body });
    expect([preview.body.valid, preview.body.requires_approval]).toEqual([true, true]);
    const till = await given.key(shop, { spend_caps: { USD: { monthly: "4.00" } } });
    expect((await till.api.previewBatch({ body })).body.valid).toBe(false);
  });

  it("shows a thousand lines, and every invalid one behind them", async () => {
    const many = Array.from({ length: 1_002 }, () => ({ ...LINE }));
    const items = [...many, { ...LINE, amount: "0" }];
    const { body } = await shop.api.previewBatch({ body: { currency: "USD", items } });
    expect([body.lines.length, body.lines_truncated]).toEqual([1_001, true]);
    expect(body.lines.at(-1)).toMatchObject({ line: 1_003, valid: false });
  });

  it("says of every line what the batch would say: a preview and a batch agree", async () => {
    const items = [
      LINE,
      { ...LINE, amount: "x" },
      { ...LINE, target: "37140030000" },
      { ...LINE, client_reference: "a" },
      { ...LINE, client_reference: "a" },
      { ...LINE, amount: "0.01" },
      { ...LINE, type: "data" },
    ];
    const body = { currency: "USD", items, on_invalid: "skip" as const };
    const preview = await shop.api.previewBatch({ body });
    const { id, total, cost } = await given.batch(shop, body);
    const made = await shop.api.listBatchItems({ path: { batch_id: id } });
    const judged = made.body.data
      .toReversed()
      .map(({ status, error }) => [status === "pending", error?.code]);
    expect(preview.body.lines.map(({ valid, errors }) => [valid, errors[0]?.code])).toEqual(judged);
    expect([preview.body.total, preview.body.cost]).toEqual([total, cost]);
  });

  it("does not know what a live supplier holds", async () => {
    const body = { currency: "USD", items: [LINE] };
    const { body: preview } = await shop.live.api.previewBatch({ body });
    expect(preview.provider_float).toEqual([{ network: "econet", state: "unknown" }]);
    expect(preview.valid).toBe(false);
  });

  it("counts with batches towards six a minute", async () => {
    const limits = '{"bulk_per_second":0.1}';
    await given.facts(shop, { limits });
    const body = { currency: "USD", items: [LINE] };
    const answers: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      answers.push((await shop.api.previewBatch({ body })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await expectRefusal(await shop.api.createBatch({ body }), "rate_limited");
  });
});
