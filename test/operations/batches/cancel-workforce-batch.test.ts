import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;
let path: { reference: string };

beforeEach(async () => {
  shop = await given.organisation();
  const lines = [{ phone: "0771234567", name: "Tariro", amount: "5.00" }];
  const body = { kind: "airtime", lines } as never;
  path = { reference: (await shop.api.allocateToWorkforce({ body })).body.reference };
});

describe("POST /workforce/batches/{reference}/cancel", () => {
  it("cancels what was not sent, and gives the Credit back", async () => {
    const { status, body } = await shop.api.cancelWorkforceBatch({ path });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: "cancelled", counts: { cancelled: 1, pending: 0 } },
      items: [{ name: "Tariro", status: "cancelled" }],
    });
    expect((await shop.api.getCredit()).body.USD.available).toBe("1000.00");
    await eventsShown();
    const { body: events } = await shop.api.listEvents();
    const types = events.data.map(({ type }) => type);
    expect(types).toContain("batch.cancelled");
    expect(types).toContain("credit.released");
    expect((await shop.api.cancelWorkforceBatch({ path })).body).toEqual(body);
  });

  it("refuses what has ended", async () => {
    await drain(shop);
    await pass(shop);
    const answer = await shop.api.cancelWorkforceBatch({ path });
    await expectRefusal(answer, "batch_not_cancellable", { meta: { status: "completed" } });
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("cancelWorkforceBatch", { path });
  });
});
