import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function allocated(body: object) {
  const { body: made } = await shop.api.allocateToWorkforce({
    body: { kind: "airtime", ...body } as never,
  });
  return { ...made, path: { reference: made.reference } };
}

describe("GET /workforce/batches/{reference}", () => {
  it("shows an allocation with what became of each line", async () => {
    const { id } = await given.recipient(shop, { name: "Tariro Moyo", phone: "0771234567" });
    const lines = [
      { recipient_id: id, amount: "10.00" },
      { phone: "0712340002", name: "Farai Dube", amount: "5.00" },
    ];
    const { path, batch } = await allocated({ lines, title: "November airtime" });
    await drain(shop);
    await pass(shop);
    const { status, body } = await shop.api.getWorkforceBatch({ path });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ object: "workforce_batch", reference: path.reference, batch, kind: "airtime" },
      ...{ title: "November airtime", status: "partially_completed", cost_center: null },
      total: { USD: "15.00", ZWG: "0.00" },
      cost: { USD: "15.00", ZWG: "0.00" },
      counts: { total: 2, delivered: 1, failed: 1 },
      created_by: { type: "key", id: shop.key.id },
    });
    const none = { failure_code: null, token_last4: null, resent_as: null };
    expect(body.items).toMatchObject([
      {
        ...{ recipient: id, name: "Tariro Moyo", phone_masked: "077 *** 4567", ...none },
        ...{ amount: "10.00", currency: "USD", status: "delivered" },
      },
      {
        ...{ recipient: null, name: "Farai Dube", phone_masked: "071 *** 0002", ...none },
        ...{ amount: "5.00", status: "failed", failure_code: "network_rejected" },
      },
    ]);
    await expectUnseen("getWorkforceBatch", { path });
  });

  it("shows of a token the last digits, and the number that it goes to", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", meter: "37140030000", amount: "20.00" }];
    const { path } = await allocated({ kind: "power", lines });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.getWorkforceBatch({ path });
    expect(body.items).toMatchObject([
      { phone_masked: "077 *** 4567", token_last4: expect.stringMatching(/^\d{4}$/) },
    ]);
  });

  it("knows one way of writing a number, and hints at the other mode", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];
    const { path } = await allocated({ lines });
    for (const reference of [path.reference.replace("000001", "0000001"), "WF-2026-900000"]) {
      const answer = await shop.api.getWorkforceBatch({ path: { reference } });
      await expectRefusal(answer, "resource_missing", { param: "reference" });
    }
    const live = await shop.live.api.getWorkforceBatch({ path });
    await expectRefusal(live, "resource_missing", { meta: { mode_hint: "test" } });
    const { id } = await given.batch(shop);
    expect((await shop.api.listWorkforceBatches()).body.total).toBe(1);
    expect(id).toMatch(/^bch_/);
  });

  it("forgets somebody who was erased, and keeps what was paid", async () => {
    const { id } = await given.recipient(shop, { name: "Tariro Moyo", phone: "0771234567" });
    const { path } = await allocated({ lines: [{ recipient_id: id, amount: "10.00" }] });
    await drain(shop);
    await pass(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await pass(shop, { seconds: 8 * 86_400 });
    const { body } = await shop.api.getWorkforceBatch({ path });
    expect(body.items).toMatchObject([
      { recipient: id, name: null, phone_masked: null, amount: "10.00", status: "delivered" },
    ]);
  });

  it("numbers anew after a reset", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];
    const { path } = await allocated({ lines });
    await shop.api.resetTestAccount();
    await expectRefusal(await shop.api.getWorkforceBatch({ path }), "resource_missing");
    expect((await allocated({ lines })).path).toEqual(path);
  });
});
