import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const METER = "37140030000";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const allocate = (body: object, idempotency_key: string | null = null) =>
  shop.api.allocateToWorkforce({
    body: { kind: "airtime", ...body } as never,
    ...(idempotency_key === null ? {} : { idempotency_key }),
  });

const person = (wanted: object = {}) => given.recipient(shop, { name: "Tariro Moyo", ...wanted });

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.type).toReversed();
}

describe("POST /workforce/allocate", () => {
  it("makes a batch with a number of its own, its cost reserved", async () => {
    const { id } = await person();
    const lines = [
      { recipient_id: id, amount: "10.00" },
      { phone: "0712345678", name: "Farai Dube", amount: 5, note: "Overtime" },
    ];
    const { status, body } = await allocate({ lines, title: "November airtime, sales" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ object: "workforce_send_result", livemode: false, status: "processing" },
      ...{ replayed: false, requires_approval: false },
      reference: expect.stringMatching(/^WF-\d{4}-000001$/),
      counts: { total: 2, valid: 2, pending: 2 },
      total: { USD: "15.00", ZWG: "0.00" },
    });
    const path = { batch_id: body.batch };
    const { body: batch } = await shop.api.getBatch({ path });
    expect(batch).toMatchObject({ title: "November airtime, sales", reserve_credit: true });
    expect(batch.reservations.USD).toMatch(/^rsv_/);
    const { body: items } = await shop.api.listBatchItems({ path });
    const of_overtime = items.data.find(({ target }) => target === "+263712345678");
    expect(of_overtime?.metadata).toEqual({ note: "Overtime" });
    expect(await told("batch.*")).toEqual(["batch.created", "batch.processing"]);
    expect(await told("credit.*")).toEqual(["credit.reserved"]);
    await drain(shop);
    const { body: sends } = await shop.api.listSends({ query: { batch: body.batch } });
    expect(sends.data.map(({ source }) => source)).toEqual(["workforce", "workforce"]);
    expect(sends.data.map(({ recipient }) => recipient).toSorted()).toEqual([id, null].toSorted());
    await pass(shop);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("sells power to the person's own meter, and the token goes to the person", async () => {
    const { id } = await person({ meters: [{ number: METER }] });
    const lines = [{ recipient_id: id, amount: "20.00" }];
    const { body } = await allocate({ kind: "power", lines });
    await drain(shop);
    await pass(shop);
    const { body: sends } = await shop.api.listSends({ query: { batch: body.batch } });
    expect(sends.data).toMatchObject([
      { type: "power", target: METER, power: { token_phone: "+263772345678" }, recipient: id },
    ]);
  });

  it("sells a bundle, whose price each line names, and a product in its own currency", async () => {
    const path = { product_id: "data-usd" };
    const { body: bundles } = await shop.api.listProductBundles({ path });
    const bundle = bundles.data.find(({ network }) => network === "econet");
    const { id } = await person();
    const priced = [{ recipient_id: id, amount: bundle?.amount }];
    const data = await allocate({ lines: priced, product_ref: bundle?.id });
    expect(data.body).toMatchObject({ total: { USD: bundle?.amount } });
    const zwg = [{ recipient_id: id, amount: "50.00" }];
    const other = await allocate({ lines: zwg, product_ref: "airtime-zwg" });
    expect(other.body.total).toEqual({ USD: "0.00", ZWG: "50.00" });
  });

  it("books each line to its cost centre, or else to the person's own if it is active", async () => {
    const [own, given_one] = [await given.costCenter(shop), await given.costCenter(shop)];
    const archived = await given.costCenter(shop);
    const one = await person({ cost_center: own.id });
    const two = await person({ cost_center: archived.id });
    await shop.api.updateCostCenter({
      path: { cost_center_id: archived.id },
      body: { is_active: false },
    });
    const lines = [one, two].map(({ id }) => ({ recipient_id: id, amount: "1.00" }));
    const { body } = await allocate({ lines });
    const named = await allocate({ lines, cost_center_id: given_one.id });
    await drain(shop);
    const booked = async (batch: string) => {
      const { body: sends } = await shop.api.listSends({ query: { batch } });
      return sends.data.map(({ cost_center }) => cost_center).toReversed();
    };
    expect(await booked(body.batch)).toEqual([own.id, null]);
    expect(await booked(named.body.batch)).toEqual([given_one.id, given_one.id]);
  });

  it("is one allocation for its key in the body or in the header, whatever comes first", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "5.00" }];
    const first = await allocate({ lines, idempotency_key: "payroll-2026-11" });
    const by_body = await allocate({ lines, idempotency_key: "payroll-2026-11" });
    const by_header = await allocate({ lines }, "payroll-2026-11");
    const by_both = await allocate(
      { lines, idempotency_key: "payroll-2026-11" },
      "payroll-2026-11",
    );
    for (const { status, body, headers } of [by_body, by_header, by_both]) {
      expect([status, headers.get("idempotent-replayed")]).toEqual([200, "true"]);
      expect(body).toMatchObject({ reference: first.body.reference, replayed: true });
    }
    const in_header = await allocate({ lines }, "payroll-2026-12");
    const again = await allocate({ lines, idempotency_key: "payroll-2026-12" });
    expect(again.body).toEqual({ ...in_header.body, replayed: true });
    expect(await shop.probe.count("workforce_batches")).toBe(2);
    const changed = [{ ...lines[0], amount: "6.00" }];
    const mismatch = await allocate({ lines: changed }, "payroll-2026-11");
    await expectRefusal(mismatch, "idempotency_mismatch");
    const two = await allocate({ lines, idempotency_key: "payroll-2026-11" }, "payroll-2026-12");
    await expectRefusal(two, "conflicting_parameters", { param: "idempotency_key" });
    const wrong = await allocate({ lines, idempotency_key: "short" });
    await expectRefusal(wrong, "parameter_invalid", { param: "idempotency_key" });
    expect(first.body.counts).toMatchObject({ pending: 1 });
    await drain(shop);
    const later = await allocate({ lines, idempotency_key: "payroll-2026-11" });
    expect(later.body.counts).toMatchObject({ pending: 0, sending: 1 });
  });

  it("makes one of twelve at once with one key, and no number twice of twelve without", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];
    const times = Array.from({ length: 12 });
    const same = await Promise.all(
      times.map((_, place) =>
        place % 2 === 0
          ? allocate({ lines, idempotency_key: "payroll-2026-11" })
          : allocate({ lines }, "payroll-2026-11"),
      ),
    );
    const made = same.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ body }) => body.reference)).size).toBe(1);
    const each = await Promise.all(times.map(() => allocate({ lines })));
    expect(new Set(each.map(({ body }) => body.reference)).size).toBe(12);
    expect(await shop.probe.count("workforce_batches")).toBe(13);
  });

  it("begins its numbers anew with a year in Harare", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];
    const { body: before } = await allocate({ lines });
    expect((await allocate({ lines })).body.reference).toMatch(/000002$/);
    const { body: clock } = await shop.api.getTestClock();
    const year = Number(before.reference.slice(3, 7));
    const turn = Date.parse(`${year + 1}-01-01T00:00:00+02:00`) / 1_000;
    await pass(shop, { seconds: turn - clock.now - 60 });
    expect((await allocate({ lines })).body.reference).toBe(`WF-${year}-000003`);
    await pass(shop, { seconds: 60 });
    expect((await allocate({ lines })).body.reference).toBe(`WF-${year + 1}-000001`);
    const path = { reference: `WF-${year}-000003` };
    expect((await shop.api.getWorkforceBatch({ path })).status).toBe(200);
  });

  it("waits for a second person above the threshold", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "4.99" } } });
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "5.00" }];
    const { body } = await allocate({ lines });
    expect(body).toMatchObject({ status: "requires_approval", requires_approval: true });
    expect(await told("batch.*")).toEqual(["batch.created", "batch.requires_approval"]);
    const path = { batch_id: body.batch };
    expect((await (await given.member(shop)).api.approveBatch({ path })).status).toBe(200);
  });

  it("tells of Credit that it makes low", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "999.00" } } });
    await allocate({ lines: [{ phone: "0771234567", name: "Tariro", amount: "5.00" }] });
    expect(await told("credit.balance.low")).toHaveLength(1);
  });

  it("refuses lines that nobody could sell, each under the names of the request", async () => {
    const leaving = await person();
    await shop.api.deleteRecipient({ path: { recipient_id: leaving.id } });
    const meterless = await person();
    const lines = [
      { recipient_id: leaving.id, amount: "1.00" },
      { recipient_id: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl", amount: "1.00" },
      { phone: "07", name: "Rudo", amount: "1.00" },
      { phone: "0771234567", amount: "1.00" },
      { recipient_id: meterless.id, phone: "0771234567", amount: "1.00" },
      { phone: "0771234567", name: "Rudo", amount: "-1" },
      { phone: "0771234567", name: "Rudo", amount: "1.00", meter: METER },
      { phone: "0771234567", name: "Rudo", amount: "1.00", currency: "EUR" },
    ];
    const { body } = await shop.api.previewWorkforceAllocation({
      body: { kind: "airtime", lines } as never,
    });
    expect(body.lines.map(({ errors }) => [errors[0]?.param, errors[0]?.code])).toEqual([
      ["lines[0].recipient_id", "erased_recipient"],
      ["lines[1].recipient_id", "reference_not_found"],
      ["lines[2].phone", "invalid_phone"],
      ["lines[3].name", "parameter_missing"],
      ["lines[4].phone", "conflicting_parameters"],
      ["lines[5].amount", "invalid_amount"],
      ["lines[6].meter", "conflicting_parameters"],
      ["lines[7].currency", "invalid_currency"],
    ]);
    const refused = await allocate({ lines });
    await expectRefusal(refused, "batch_invalid_lines", { meta: { count: 8 } });
    const powerless = { kind: "power", lines: [{ recipient_id: meterless.id, amount: "5.00" }] };
    await expectRefusal(await allocate(powerless), "batch_invalid_lines");
  });

  it("refuses what is wrong with the whole, in the order of its errors", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "5.00" }];
    await expectRefusal(await allocate({ lines: [] }), "batch_empty", { param: "lines" });
    const field = await allocate({ lines, custom_sms: "{colour}" });
    await expectRefusal(field, "unknown_merge_field", { param: "custom_sms" });
    const long = await allocate({ lines, custom_sms: "x".repeat(481) });
    await expectRefusal(long, "sms_too_long", { param: "custom_sms" });
    const mismatch = await allocate({ lines, product_ref: "power-usd" });
    await expectRefusal(mismatch, "product_mismatch", { param: "product_ref" });
    for (const product_ref of ["airtime-eur", "bnd_0031JkMItPeRj5Lf6NvHo0Qu"]) {
      const unknown = await allocate({ lines, product_ref });
      await expectRefusal(unknown, "reference_not_found", { param: "product_ref" });
    }
    const archived = await given.costCenter(shop, { is_active: false });
    const center = await allocate({ lines, cost_center_id: archived.id });
    await expectRefusal(center, "reference_not_found", { param: "cost_center_id" });
    const many = Array.from({ length: 2_001 }, () => lines[0]);
    await expectRefusal(await allocate({ lines: many }), "batch_too_large");
  });

  it("refuses bundles in live mode, and bundles as power", async () => {
    const path = { product_id: "data-usd" };
    const { body: bundles } = await shop.api.listProductBundles({ path });
    const product_ref = bundles.data[0]?.id;
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "5.00" }];
    const body = { kind: "airtime", lines, product_ref } as never;
    const live = await shop.live.api.allocateToWorkforce({ body });
    await expectRefusal(live, "data_not_live", { param: "product_ref" });
    const power = await allocate({ kind: "power", lines, product_ref });
    await expectRefusal(power, "product_mismatch", { param: "product_ref" });
  });

  it("refuses what the key may not spend, or the Credit does not cover", async () => {
    const lines = [600, 600].map((_, index) => ({
      ...{ phone: `077123456${index}`, name: "Tariro", amount: "300.00" },
    }));
    const four = [...lines, ...lines.map((line) => ({ ...line, phone: "0781234567" }))];
    await expectRefusal(await allocate({ lines: four }), "reservation_insufficient");
    const capped = await given.key(shop, { spend_caps: { USD: { daily: "500.00" } } });
    const over = await capped.api.allocateToWorkforce({
      body: { kind: "airtime", lines } as never,
    });
    await expectRefusal(over, "spend_cap_exceeded", { meta: { cap: "daily" } });
    await sell(shop);
  });
});
