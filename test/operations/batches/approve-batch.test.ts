import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;
let owner: KeyInHand;
let admin: KeyInHand & { readonly member_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
  owner = await given.member(shop, "owner");
  admin = await given.member(shop, "admin");
});

async function waiting(maker: KeyInHand = owner): Promise<{ batch_id: string }> {
  const { id, status } = await given.batch(maker);
  expect(status).toBe("requires_approval");
  return { batch_id: id };
}

describe("POST /batches/{batch_id}/approve", () => {
  it("starts a batch that a second person approves, and reserves its cost then", async () => {
    const path = await waiting();
    const answer = await admin.api.approveBatch({ path });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: "processing",
      reservations: { USD: expect.stringMatching(/^rsv_/) },
      approval: { approved_by: admin.member_id, approved_at: expect.any(Number) },
    });
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: {} });
    expect(body.data.slice(0, 2).map(({ type }) => type)).toEqual([
      "batch.processing",
      "credit.reserved",
    ]);
    expect(body.data[0]?.data.previous_attributes).toMatchObject({
      status: "requires_approval",
      reservations: { USD: null },
      approval: { approved_by: null, approved_at: null },
    });
    await drain(shop);
    await pass(shop);
    const ended = await shop.api.getBatch({ path });
    expect(ended.body.status).toBe("partially_completed");
  });

  it("refuses the maker, by whichever key of hers or key of a key", async () => {
    const path = await waiting();
    await expectRefusal(await owner.api.approveBatch({ path }), "self_approval_forbidden");
    const hers = await given.key(owner);
    await expectRefusal(await hers.api.approveBatch({ path }), "self_approval_forbidden");
    const made_by_key = await waiting(await given.key(admin));
    await expectRefusal(
      await admin.api.approveBatch({ path: made_by_key }),
      "self_approval_forbidden",
    );
    expect((await hers.api.approveBatch({ path: made_by_key })).status).toBe(200);
  });

  it("takes nobody's word but an owner's or an admin's, as of now", async () => {
    const path = await waiting();
    const developer = await given.member(shop, "developer");
    const roles = { meta: { roles: ["owner", "admin"] } };
    await expectRefusal(await developer.api.approveBatch({ path }), "role_required", roles);
    await expectRefusal(await shop.api.approveBatch({ path }), "role_required", roles);
    const stranger = await given.member(await given.organisation(), "owner");
    await expectRefusal(await stranger.api.approveBatch({ path }), "resource_missing");
  });

  it("approves once, of ten that are asked for at once", async () => {
    const path = await waiting();
    const asked = Array.from({ length: 10 }, (_, n) =>
      admin.api.approveBatch({ path, idempotency_key: `approve-${n}` }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const again = await admin.api.approveBatch({ path });
    await expectRefusal(again, "batch_not_approvable", { meta: { status: "processing" } });
    expect(await shop.probe.count("credit_reservations")).toBe(1);
  });

  it("repeats its answer to a key that is sent twice", async () => {
    const path = await waiting();
    await admin.api.approveBatch({ path, idempotency_key: "once" });
    const again = await admin.api.approveBatch({ path, idempotency_key: "once" });
    expect([again.status, again.body.status]).toEqual([200, "processing"]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = { path, idempotency_key: "once", text: '{"pin":"1"}' };
    await expectRefusal(await admin.api.approveBatch(other), "idempotency_mismatch");
  });

  it("refuses what the Credit does not suffice for, and the batch waits on", async () => {
    const path = await waiting();
    for (let sold = 0; sold < 4; sold += 1) await sell(shop, { amount: "249.00" });
    const answer = await admin.api.approveBatch({ path });
    await expectRefusal(answer, "reservation_insufficient");
    expect((await shop.api.getBatch({ path })).body.status).toBe("requires_approval");
  });

  it("reserves nothing for a batch that does not ask for it, and tells of low Credit", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "995.00" } } });
    const { id } = await given.batch(owner, { reserve_credit: false });
    await admin.api.approveBatch({ path: { batch_id: id } });
    expect((await shop.api.getCredit()).body.USD.reserved).toBe("0.00");
    await admin.api.approveBatch({ path: await waiting() });
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "credit.balance.low" } });
    expect(body.data).toHaveLength(1);
  });
});
