import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("the attempts of a send", () => {
  it("are none before it went to the network", async () => {
    const { id } = await sell(shop);
    const { status, body } = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect([status, body]).toEqual([
      200,
      {
        object: "list",
        url: `/dev/v1/sends/${id}/attempts`,
        data: [],
        has_more: false,
        next_cursor: null,
      },
    ]);
  });

  it("tell of the hand-over and of each question, newest first", async () => {
    const { id } = await sell(shop, { target: "0771230005" });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect(body.data).toEqual([
      expect.objectContaining({
        sequence: 2,
        kind: "query",
        outcome: "delivered",
        status_before: "unknown",
        status_after: "delivered",
      }),
      expect.objectContaining({
        object: "send_attempt",
        livemode: false,
        send: id,
        sequence: 1,
        kind: "submit",
        outcome: "no_answer",
        detail: "The network did not respond in time.",
        status_before: "pending",
        status_after: "unknown",
      }),
    ]);
    for (const { duration_ms, at, created } of body.data) {
      expect(duration_ms).toBeGreaterThanOrEqual(0);
      expect(at).toBe(created);
    }
  });

  it.each([
    ["0001", ["busy", "busy", "accepted", "delivered"]],
    ["0002", ["accepted", "rejected"]],
    ["0003", ["no_answer", "not_found", "not_found"]],
  ])("of a number that ends in %s have the outcomes %s", async (ending, outcomes) => {
    const { id } = await sell(shop, { target: `077123${ending}` });
    await drain(shop);
    for (const _ of outcomes) await pass(shop);
    const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect(body.data.map(({ outcome }) => outcome)).toEqual(outcomes.toReversed());
  });

  it("say so when what was delivered is not what was sold", async () => {
    const { id } = await sell(shop, { target: "0771230004" });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect(body.data[0]).toMatchObject({
      outcome: "delivered",
      detail: "The network reported a delivery that does not match the sale.",
      status_after: "requires_review",
    });
  });

  it("name no supplier", async () => {
    const { id } = await sell(shop, { target: "0771230004" });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect(body.data).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/simulat|supplier|evidence/i);
  });

  it("are readable with sends:read alone, and not without it", async () => {
    const { id } = await sell(shop);
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const { status } = await till.api.listSendAttempts({ path: { send_id: id } });
    expect(status).toBe(200);
    const other = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
    const refused = await other.api.listSendAttempts({ path: { send_id: id } });
    await expectRefusal(refused, "insufficient_scope");
  });

  it("are seen by nobody else", async () => {
    const { id } = await sell(shop);
    await expectUnseen("listSendAttempts", { path: { send_id: id } });
    const twin = await shop.live.api.listSendAttempts({ path: { send_id: id } });
    await expectRefusal(twin, "resource_missing");
  });

  it("of an id that is none are missing", async () => {
    const answer = await shop.api.listSendAttempts({ path: { send_id: "snd_nothing" } });
    await expectRefusal(answer, "resource_missing");
  });
});
