import { beforeEach, describe, expect, it } from "vitest";
import { statementsOf } from "../../kit/count-statements.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const preview = (body: object) =>
  shop.api.previewWorkforceAllocation({ body: { kind: "airtime", ...body } as never });

describe("POST /workforce/allocate/preview", () => {
  it("shows what each line would cost, the sums and the Credit, and writes nothing", async () => {
    const tariro = await given.recipient(shop, { name: "Tariro Moyo", phone: "0771234567" });
    const lines = [
      { recipient_id: tariro.id, amount: "10.00" },
      { phone: "0712345678", name: "Farai Dube", amount: 5 },
    ];
    const before = await shop.probe.eventTypes();
    const { status, body } = await preview({ lines });
    expect(status).toBe(200);
    const valid = { errors: [], warnings: [], currency: "USD" };
    expect(body).toMatchObject({
      ...{ object: "workforce_preview", over_budget: false, cost_centers: [] },
      lines: [
        {
          ...{ index: 0, recipient: tariro.id, name: "Tariro Moyo", phone: "+263771234567" },
          ...{ network: "econet", amount: "10.00", cost: "10.00", ...valid },
        },
        {
          ...{ index: 1, recipient: null, name: "Farai Dube", network: "netone", cost: "5.00" },
          ...valid,
        },
      ],
      total: { USD: "15.00", ZWG: "0.00" },
      cost: { USD: "15.00", ZWG: "0.00" },
      credit: { available: { USD: "1000.00", ZWG: "25000.00" }, sufficient: true },
      requires_approval: false,
    });
    expect(await shop.probe.count("batches")).toBe(0);
    expect(await shop.probe.eventTypes()).toEqual(before);
  });

  it("says whether Credit and approval suffice", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "500.00" } } });
    const lines = Array.from({ length: 4 }, (_, index) => ({
      ...{ phone: `077123450${index}`, name: "Tariro", amount: "300.00" },
    }));
    const { body } = await preview({ lines });
    expect(body).toMatchObject({ credit: { sufficient: false }, requires_approval: true });
  });

  it("warns of caps, of what stands twice or was just sent, and of who is leaving", async () => {
    const center = await given.costCenter(shop);
    const capped = await given.recipient(shop, {
      ...{ name: "Capped", phone: "0772000001", monthly_cap: { USD: "10.00" } },
    });
    const archived = await given.recipient(shop, { phone: "0772000002", cost_center: center.id });
    await shop.api.updateCostCenter({
      path: { cost_center_id: center.id },
      body: { is_active: false },
    });
    const leaving = await given.recipient(shop, { name: "Leaving", phone: "0772000003" });
    await shop.api.deleteRecipient({ path: { recipient_id: leaving.id } });
    await sell(shop, { recipient: capped.id, target: "0772000001", amount: "4.00" });
    const lines = [
      { recipient_id: capped.id, amount: "6.01" },
      { recipient_id: archived.id, amount: "1.00" },
      { recipient_id: leaving.id, amount: "1.00" },
      { phone: "0772000004", name: "Twice", amount: "1.00" },
      { phone: "0772000004", name: "Twice", amount: "2.00" },
      { phone: "0772000001", name: "Again", amount: "4.00" },
    ];
    const { body } = await preview({ lines });
    expect(body.lines.map(({ warnings }) => warnings)).toEqual([
      ["over_cap", "duplicate"],
      ["inactive"],
      ["inactive"],
      ["duplicate"],
      ["duplicate"],
      ["duplicate"],
    ]);
    const within = [{ recipient_id: capped.id, amount: "6.00" }];
    expect((await preview({ lines: within })).body.lines[0]?.warnings).toEqual([]);
  });

  it("shows a line that cannot be read, and refuses what is wrong with the whole", async () => {
    const lines = [{ phone: "07", name: "Rudo", amount: "x", currency: "EUR" }];
    const { body } = await preview({ lines });
    expect(body.lines[0]).toMatchObject({ phone: null, network: null, amount: null, cost: null });
    await expectRefusal(await preview({ lines: [] }), "batch_empty");
    await expectRefusal(await preview({ lines, custom_sms: "{x}" }), "unknown_merge_field");
    await expectRefusal(await preview({ lines, custom_sms: "x".repeat(481) }), "sms_too_long");
    await expectRefusal(await preview({ lines, product_ref: "power-usd" }), "product_mismatch");
    await expectRefusal(await preview({ lines, product_ref: "air" }), "reference_not_found");
    const product_ref = (await shop.api.listProductBundles({ path: { product_id: "data-usd" } }))
      .body.data[0]?.id;
    const asked = { body: { kind: "airtime", lines, product_ref } as never };
    await expectRefusal(await shop.live.api.previewWorkforceAllocation(asked), "data_not_live");
    const many = Array.from({ length: 2_001 }, () => lines[0]);
    await expectRefusal(await preview({ lines: many }), "batch_too_large");
  });

  it("takes as many statements for a hundred lines as for one", async () => {
    const people = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { id } = await given.costCenter(shop, { monthly_budget: "5.00" });
        return await given.recipient(shop, { cost_center: id });
      }),
    );
    const lines = people.map(({ id }) => ({ recipient_id: id, amount: "1.00" }));
    const count = (some: object[]) =>
      statementsOf(shop.key.secret, "previewWorkforceAllocation", {
        body: { kind: "airtime", lines: some } as never,
      });
    expect(await count(lines)).toBe(await count(lines.slice(0, 1)));
  });

  it("ignores idempotency keys, even two that differ", async () => {
    const lines = [{ phone: "0712345678", name: "Farai Dube", amount: 5 }];
    const body = { kind: "airtime", lines, idempotency_key: "payroll-2026-11" } as never;
    const idempotency_key = "payroll-2026-12";
    const answer = await shop.api.previewWorkforceAllocation({ body, idempotency_key });
    expect(answer.status).toBe(200);
  });
});
