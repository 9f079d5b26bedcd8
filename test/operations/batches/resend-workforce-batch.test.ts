import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

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

const resend = (body: object = {}, idempotency_key: string | null = null) =>
  shop.api.resendWorkforceBatch({
    path,
    body: body as never,
    ...(idempotency_key === null ? {} : { idempotency_key }),
  });

const items = async (of = path) => (await shop.api.getWorkforceBatch({ path: of })).body.items;

async function ended(): Promise<void> {
  await drain(shop);
  await pass(shop);
}

describe("POST /workforce/batches/{reference}/resend", () => {
  it("sends failed lines again, once, as an allocation of its own", async () => {
    await ended();
    const { status, body } = await resend();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ reference: path.reference.replace("000001", "000002"), replayed: false },
      ...{ status: "processing", counts: { total: 2 }, total: { USD: "9.00" } },
    });
    const again = await items({ reference: body.reference });
    expect(again.map(({ name, amount }) => [name, amount])).toEqual([
      ["Tariro", "5.00"],
      ["Farai", "4.00"],
    ]);
    expect((await items()).map(({ resent_as }) => resent_as)).toEqual([
      ...again.map(({ id }) => id),
      null,
    ]);
    await expectRefusal(await resend(), "nothing_to_retry");
    await eventsShown();
    const { body: events } = await shop.api.listEvents({ query: { type: "credit.reserved" } });
    expect(events.data).toHaveLength(2);
  });

  it("sends the lines that are named, and refuses those of another allocation", async () => {
    await ended();
    const [first, , third] = await items();
    const { body } = await resend({ item_ids: [first?.id] });
    expect(body.total.USD).toBe("5.00");
    await expectRefusal(await resend({ item_ids: [third?.id] }), "nothing_to_retry");
    const [other] = await items({ reference: body.reference });
    const answer = await resend({ item_ids: [first?.id, other?.id] });
    await expectRefusal(answer, "reference_not_found", { param: "item_ids[1]" });
  });

  it("is one for its key in the body or in the header", async () => {
    await ended();
    const first = await resend({ idempotency_key: "payroll-again" });
    const { body, headers } = await resend({}, "payroll-again");
    expect(headers.get("idempotent-replayed")).toBe("true");
    expect(body).toMatchObject({ reference: first.body.reference, replayed: true });
    const both = await resend({ idempotency_key: "payroll-again" }, "payroll-other");
    await expectRefusal(both, "conflicting_parameters");
    const other = await resend({ acknowledge_over_budget: true }, "payroll-again");
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("keeps within the budget, the caps of the key and the Credit", async () => {
    await ended();
    await sell(shop, { cost_center: cost_center_id, amount: "10.00" });
    // What the networks were asked stays, whatever is refused afterwards.
    expect((await resend()).error).toMatchObject({
      code: "budget_over_cost_center",
      meta: { spent: "13.00", after: "22.00", over_by: "2.00" },
    });
    const capped = await given.key(shop, { spend_caps: { USD: { daily: "8.99" } } });
    const body = { acknowledge_over_budget: true } as never;
    const over = await capped.api.resendWorkforceBatch({ path, body });
    expect(over.error?.code).toBe("spend_cap_exceeded");
    for (const amount of ["300.00", "300.00", "300.00", "80.00"]) await sell(shop, { amount });
    const short = await resend({ acknowledge_over_budget: true });
    expect([short.status, short.error?.code]).toEqual([402, "reservation_insufficient"]);
    expect(await shop.probe.count("workforce_batches")).toBe(1);
  });

  it("waits for a second person, and tells of Credit that it makes low", async () => {
    await ended();
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "8.99" } } });
    const [first] = await items();
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "995.00" } } });
    await resend({ item_ids: [first?.id] });
    await eventsShown();
    const low = await shop.api.listEvents({ query: { type: "credit.balance.low" } });
    expect(low.body.data).toHaveLength(1);
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "3.99" } } });
    expect((await resend()).body.status).toBe("requires_approval");
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "batch.requires_approval" } });
    expect(body.data).toHaveLength(1);
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("resendWorkforceBatch", { path });
  });
});
