import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { dispute, endedSend, opened } from "../../kit/disputes.ts";
import { uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const UNKNOWN = "snd_0031Jk7TeApCu0Wq1YgSz5Bf";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("POST /disputes", () => {
  it("opens a dispute with its evidence, and tells of it", async () => {
    const { id: send } = await endedSend(shop);
    const before = await shop.probe.balances();
    const evidence = { text: "No balance.", customer_phone: "077 765 4321" };
    const metadata = { ticket: "4711" };
    const { status, body } = await dispute(shop, send, { evidence, metadata });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "dispute", livemode: false, send, reason: "not_delivered", status: "opened" },
      evidence: { text: "No balance.", attachments: [], customer_phone: "+263777654321" },
      ...{ outcome: null, outcome_note: null, credit_transaction: null, resolved_at: null },
      ...{ messages: [], metadata },
    });
    expect(await shop.probe.balances()).toEqual(before);
    await eventsShown();
    const { data } = (await shop.api.listEvents({ query: { object: body.id } })).body;
    expect(data).toMatchObject([{ type: "dispute.opened", data: { object: body } }]);
  });

  it("names documents that were uploaded as evidence", async () => {
    const { id: send } = await endedSend(shop);
    const { id } = await uploaded(shop, { purpose: "dispute_evidence" });
    const { evidence } = await opened(shop, send, { evidence: { attachments: [id, id] } });
    expect(evidence).toEqual({ text: null, attachments: [id], customer_phone: null });
  });

  it("takes a reason alone", async () => {
    const made = await opened(shop, (await endedSend(shop)).id, { reason: "other" });
    expect(made.evidence).toEqual({ text: null, attachments: [], customer_phone: null });
    expect(made.metadata).toEqual({});
    const days = (made.due_at - made.created) / 86_400;
    expect([2, 3, 4, 5, 6, 7]).toContain(days);
  });

  it("disputes a send that has failed, too", async () => {
    const { id: send } = await endedSend(shop, { to: "failed" });
    expect(await opened(shop, send)).toMatchObject({ send, status: "opened" });
  });

  it("is replayed with its Idempotency-Key, and refuses the key for another dispute", async () => {
    const { id: send } = await endedSend(shop);
    const body = { send, reason: "not_delivered" } as const;
    const call = { body, idempotency_key: randomUUID() };
    const first = await shop.api.createDispute(call);
    const replayed = await shop.api.createDispute(call);
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);
    const other = { ...call, body: { ...body, reason: "other" as const } };
    await expectRefusal(await shop.api.createDispute(other), "idempotency_mismatch");
    expect(await shop.probe.count("disputes")).toBe(1);
  });

  it("opens one of several at the same moment, which the others name", async () => {
    const { id: send } = await endedSend(shop);
    const asked = Array.from({ length: 6 }, () => dispute(shop, send));
    const answers = await Promise.all(asked);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { error } of refused) {
      expect(error).toMatchObject({ code: "duplicate_resource", resource: made[0]?.body.id });
    }
    expect(await shop.probe.count("disputes")).toBe(1);
  });
});

describe("a dispute is refused", () => {
  it("while the send has not ended", async () => {
    const { id: send } = await sell(shop);
    const said = { param: "send", meta: { status: "pending" } };
    await expectRefusal(await dispute(shop, send), "invalid_transition", said);
  });

  it("while another one is open about the same send", async () => {
    const { id: send } = await endedSend(shop);
    const { id: resource } = await opened(shop, send);
    const again = await dispute(shop, send, { reason: "other" });
    await expectRefusal(again, "duplicate_resource", { param: "send", resource });
  });

  it("about a send of somebody else, or of the other mode", async () => {
    const stranger = await given.stranger();
    const { id } = await endedSend(stranger);
    const said = { param: "send" };
    await expectRefusal(await dispute(shop, id), "reference_not_found", said);
    await expectRefusal(await dispute(stranger.live, id), "reference_not_found", said);
  });

  it("with a document of somebody else, or that is no evidence", async () => {
    const { id: send } = await endedSend(shop);
    const [evidence, stranger] = [{ purpose: "dispute_evidence" }, await given.stranger()];
    const own = await uploaded(shop, evidence);
    const said = { param: "evidence.attachments[1]" };
    for (const other of [await uploaded(stranger, evidence), await uploaded(shop)]) {
      const attachments = [own.id, other.id];
      const refused = await dispute(shop, send, { evidence: { attachments } });
      await expectRefusal(refused, "reference_not_found", said);
    }
  });

  it.each([
    ["reference_not_found", "send", { send: UNKNOWN }],
    ["reference_not_found", "send", { send: "5f2b8c9d1e3a4b5c6d7e8f90" }],
    [
      "reference_not_found",
      "evidence.attachments[0]",
      { evidence: { attachments: ["doc_0031JklLlGUriAX1DyyXN9iY"] } },
    ],
    ["invalid_phone", "evidence.customer_phone", { evidence: { customer_phone: "12345678" } }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    ["parameter_invalid", "reason", { reason: "unhappy" }],
    ["parameter_invalid", "evidence.text", { evidence: { text: "a".repeat(2_001) } }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    const { id: send } = await endedSend(shop);
    await expectRefusal(await dispute(shop, send, wanted), code, { param });
    expect(await shop.probe.count("disputes")).toBe(0);
  });
});
