import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

let shop: Organisation;
let path: { reference: string };
let cost_center_id: string;

const FAILING = "0771230002";

beforeEach(async () => {
  shop = await given.organisation();
  cost_center_id = (await given.costCenter(shop, { monthly_budget: "20.00" })).id;
  const { id } = await given.recipient(shop, { name: "Tariro", phone: FAILING });
  const lines = [
    { recipient_id: id, amount: "5.00" },
    { phone: "0712340002", name: "Farai", amount: "4.00" },
    { phone: "0781234567", name: "Rudo", amount: "3.00" },
  ];
  const body = { kind: "airtime", cost_center_id, lines } as never;
  path = { reference: (await shop.api.allocateToWorkforce({ body })).body.reference };
});

const items = async () => (await shop.api.getWorkforceBatch({ path })).body.items;

async function ended(): Promise<void> {
  await drain(shop);
  await pass(shop);
}

describe("POST /workforce/batches/{reference}/resend/preview", () => {
  const preview = (body: object = {}) =>
    shop.api.previewWorkforceResend({ path, body: body as never });

  it("shows what would be sent again, asks nobody and writes nothing", async () => {
    await ended();
    const { status, body } = await preview();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      lines: [
        { index: 0, name: "Tariro", recipient: expect.any(String), amount: "5.00" },
        { index: 1, name: "Farai", recipient: null, phone: "+263712340002", network: "netone" },
      ],
      total: { USD: "9.00" },
      cost_centers: [{ id: cost_center_id, spent: "3.00", after: "12.00", over_by: "0.00" }],
    });
    expect(await shop.probe.count("workforce_batches")).toBe(1);
    const [first, , third] = await items();
    expect((await preview({ item_ids: [first?.id] })).body.lines).toHaveLength(1);
    await expectRefusal(await preview({ item_ids: [third?.id] }), "nothing_to_retry");
    const unknown = { item_ids: ["bit_0031JkHDoKzMe0Ga1IqCj5Lp"] };
    await expectRefusal(await preview(unknown), "reference_not_found", { param: "item_ids[0]" });
  });

  it("refuses an allocation of which nothing has failed, and is seen by nobody else", async () => {
    await expectRefusal(await preview(), "nothing_to_retry");
    await expectUnseen("previewWorkforceResend", { path });
  });
});
