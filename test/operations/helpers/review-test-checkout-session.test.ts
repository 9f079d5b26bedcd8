import { beforeEach, describe, expect, it } from "vitest";
import { ended, endSend, paid, refusedByNetwork, review, sessionNow } from "../../kit/checkout.ts";
import { pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { available, toldOf } from "../../kit/topups.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("POST /test/checkout-sessions/{session_id}/review", () => {
  it("adds the face value to the Credit, for good", async () => {
    const before = Number(await available(shop));
    const { id } = await ended(shop, "failed");
    const { status, body } = await review(shop, id, "credit");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "credited",
      review: { reason: "send_failed", resolution: "credited" },
      credited: { amount: "5.00" },
    });
    expect(Number(await available(shop))).toBe(before + 5);
    const { body: transaction } = await shop.api.getCreditTransaction({
      path: { transaction_id: body.credited?.credit_transaction ?? "" },
    });
    expect(transaction).toMatchObject({ type: "checkout_credit", amount: "5.00", source: id });
    expect(await toldOf(shop, id)).toEqual(["checkout.session.paid", "checkout.session.credited"]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("sells again, and fulfils the session with the second send", async () => {
    const { id, send } = await ended(shop, "failed");
    const { body } = await review(shop, id, "send");
    expect(body).toMatchObject({ status: "resent", review: { resolution: "resent" } });
    expect(body.sends).toEqual([send, body.send]);
    await endSend(shop, String(body.send), "delivered");
    expect((await sessionNow(shop, id)).status).toBe("fulfilled");
    expect(await toldOf(shop, id)).toEqual([
      "checkout.session.paid",
      "checkout.session.resent",
      "checkout.session.fulfilled",
    ]);
  });

  it("has people decide again when the second send fails, too", async () => {
    const { id } = await ended(shop, "failed");
    const { body } = await review(shop, id, "send");
    await endSend(shop, String(body.send), "failed");
    const again = await sessionNow(shop, id);
    expect(again).toMatchObject({ status: "in_review", review: { resolution: null } });
    expect((await review(shop, id, "credit")).body.status).toBe("credited");
  });

  it("ends by its step, with the face value as Credit", async () => {
    const before = Number(await available(shop));
    const { id } = await ended(shop, "failed");
    await pass(shop);
    expect((await sessionNow(shop, id)).status).toBe("credited");
    expect(Number(await available(shop))).toBe(before + 5);
  });

  it("decides once, of several at once", async () => {
    const { id } = await ended(shop, "failed");
    const before = Number(await available(shop));
    const actions = ["credit", "send", "credit", "send", "credit", "send"] as const;
    const answers = await Promise.all(actions.map((action) => review(shop, id, action)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status, sends } = await sessionNow(shop, id);
    expect(Number(await available(shop))).toBe(before + (status === "credited" ? 5 : 0));
    expect(sends).toHaveLength(status === "credited" ? 1 : 2);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("bears a delivery that comes after the Credit", async () => {
    const { id, send } = await ended(shop, "failed");
    await review(shop, id, "credit");
    await endSend(shop, String(send), "late_delivered");
    expect((await sessionNow(shop, id)).status).toBe("credited");
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("sells nothing again while the network does not answer, and credits all the same", async () => {
    const { id, sends } = await refusedByNetwork(shop, { target: "0771230014" });
    const { status, error } = await review(shop, id, "send");
    expect([status, error?.code]).toEqual([503, "provider_unavailable"]);
    expect(await sessionNow(shop, id)).toMatchObject({ status: "in_review", sends });
    expect((await review(shop, id, "credit")).body.status).toBe("credited");
  });

  it("sells nothing again once the network says that it was delivered", async () => {
    const { id, sends } = await refusedByNetwork(shop, { target: "0771230013" });
    const { error } = await review(shop, id, "send");
    expect(error).toMatchObject({ code: "invalid_transition", meta: { status: "fulfilled" } });
    expect(await sessionNow(shop, id)).toMatchObject({ status: "fulfilled", sends });
  });

  it("is refused of what is not in review, and of somebody else's", async () => {
    const { id } = await paid(shop);
    const refused = await review(shop, id, "send");
    await expectRefusal(refused, "invalid_transition", { meta: { status: "paid" } });
    await expectRefusal(await review(await given.stranger(), id, "send"), "resource_missing");
  });
});
