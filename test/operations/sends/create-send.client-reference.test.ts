import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { SALE, saleWith, sendOf } from "./sale.ts";

const REFERENCE = "till4-000123";
const REFERRED = saleWith({ client_reference: REFERENCE });

async function sold(): Promise<{ shop: Organisation; id: string; request_id: string | null }> {
  const shop = await given.organisation();
  const answer = await shop.api.createSend({ body: REFERRED });
  return { shop, id: sendOf(answer).id, request_id: answer.headers.get("request-id") };
}

describe("a client_reference", () => {
  it("stands on the send and finds it", async () => {
    const { shop, id } = await sold();
    await shop.api.createSend({ body: SALE });
    const { body } = await shop.api.listSends({ query: { client_reference: REFERENCE } });
    expect(body.data.map((send) => [send.id, send.client_reference])).toEqual([[id, REFERENCE]]);
  });

  it("used again answers 200 with the send that has it, and charges nothing", async () => {
    const { shop, id, request_id } = await sold();
    const answer = await shop.api.createSend({ body: REFERRED, looks_back: true });
    expect(answer).toMatchObject({ status: 200, body: { id, status: "pending" } });
    expect(answer.headers.get("idempotent-replayed")).toBe("true");
    expect(answer.headers.get("original-request")).toBe(request_id);
    const { balances, rows } = await snapshots(answer);
    expect(balances.now).toBe(balances.before);
    // The new Idempotency-Key is bound to the send; nothing else is written.
    expect(rows).toEqual({ idempotency_keys: 1 });
  });

  it.each([
    ["another amount", { amount: "7.00" }],
    ["another target", { target: "0721234567" }],
    ["the other currency", { currency: "ZWG", amount: "50.00" }],
    ["an amount out of range", { amount: "9000.00" }],
    ["a target of no network", { target: "0791234567" }],
    ["a product that does not fit", { product: "airtime-zwg" }],
    ["a later time", { scheduled_for: runSeconds() + 3_600 }],
  ])("used again answers its send whatever the body says: %s", async (_, changes) => {
    const { shop, id } = await sold();
    const answer = await shop.api.createSend({ body: { ...REFERRED, ...changes } });
    expect(answer.status).toBe(200);
    expect(sendOf(answer)).toMatchObject({ id, amount: "5.00", target: "+263771234567" });
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("used again with the same Idempotency-Key is a replay, with the first status", async () => {
    const shop = await given.organisation();
    const first = await shop.api.createSend({ body: REFERRED, idempotency_key: REFERENCE });
    const again = await shop.api.createSend({ body: REFERRED, idempotency_key: REFERENCE });
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body).toEqual(first.body);
  });

  it("binds the new Idempotency-Key to its send with 200", async () => {
    const { shop, id } = await sold();
    const bound = await shop.api.createSend({ body: REFERRED, idempotency_key: "second" });
    const call = { body: REFERRED, idempotency_key: "second", looks_back: true };
    const again = await shop.api.createSend(call);
    expect(again).toMatchObject({ status: 200, body: { id } });
    expect(again.headers.get("original-request")).toBe(bound.headers.get("request-id"));
    expect(await again.snapshot()).toEqual(again.before);
    const body = { ...REFERRED, amount: "7.00" };
    const other = await shop.api.createSend({ body, idempotency_key: "second" });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("shows its send as it is now", async () => {
    const { shop, id } = await sold();
    await shop.api.cancelSend({ path: { send_id: id } });
    const answer = await shop.api.createSend({ body: REFERRED });
    expect(answer).toMatchObject({ status: 200, body: { id, status: "cancelled_credited" } });
  });

  it("is taken for ever: a year later it still answers its send", async () => {
    const { shop, id } = await sold();
    await shop.api.advanceTestClock({ body: { seconds: 365 * 86_400 } });
    expect(sendOf(await shop.api.createSend({ body: REFERRED })).id).toBe(id);
  });

  it("is not taken by a sale that was refused", async () => {
    const shop = await given.organisation();
    await expectRefusal(
      await shop.api.createSend({ body: { ...REFERRED, amount: "0.01" } }),
      "amount_out_of_range",
    );
    expect((await shop.api.createSend({ body: REFERRED })).status).toBe(202);
  });

  it("is not taken by validate_only, which says when it is in use", async () => {
    const shop = await given.organisation();
    const body = { ...REFERRED, validate_only: true };
    const free = await shop.api.createSend({ body });
    expect(free.body).toMatchObject({ valid: true, problems: [] });
    const first = await shop.api.createSend({ body: REFERRED });
    expect(first.status).toBe(202);
    const used = await shop.api.createSend({ body });
    expect(used).toMatchObject({ status: 200, body: { valid: false } });
    const { problems } = used.body as { problems: object[] };
    expect(problems).toMatchObject([
      { code: "reference_in_use", param: "client_reference", status: 409, type: "conflict_error" },
    ]);
  });

  it("is another one in another organisation and in the other mode", async () => {
    const { shop } = await sold();
    const other = await given.organisation();
    expect((await other.api.createSend({ body: REFERRED })).status).toBe(202);
    const live = await shop.live.api.createSend({ body: REFERRED });
    await expectRefusal(live, "product_unavailable");
  });

  it("that something else than a send holds is 409, and names it", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    // Batches and checkout sessions are still to come; what they will write is written by hand.
    await database.transact(
      "hold a reference",
      ({ sql }) => sql`
      insert into send_references (account_id, reference, object_prefix, object_id, request_id)
      values (${shop.account_id}, ${REFERENCE}, 'bch', gen_random_uuid(), gen_random_uuid())`,
    );
    const answer = await shop.api.createSend({ body: REFERRED });
    await expectRefusal(answer, "reference_in_use", { param: "client_reference" });
    expect(answer.error?.resource).toMatch(/^bch_/);
  });

  it.each([
    ["of 128 characters", "x".repeat(128)],
    ["in any script", "Verkauf №7 ✓"],
    ["with spaces and slashes", "till 4/000 123"],
  ])("may be written %s", async (_, client_reference) => {
    const shop = await given.organisation();
    const answer = await shop.api.createSend({ body: saleWith({ client_reference }) });
    expect(sendOf(answer).client_reference).toBe(client_reference);
  });

  it.each([
    ["empty", ""],
    ["of 129 characters", "x".repeat(129)],
    ["with a control character", "till4\n1"],
    ["that is no text", 4],
  ])("is refused %s", async (_, client_reference) => {
    const shop = await given.organisation();
    const answer = await shop.api.createSend({ body: saleWith({ client_reference }) });
    await expectRefusal(answer, "parameter_invalid", { param: "client_reference" });
  });
});

/** What an answer changed: balances as text, and by how many rows each table grew. */
async function snapshots(answer: Awaited<ReturnType<Organisation["api"]["createSend"]>>) {
  const now = await answer.snapshot();
  const { before } = answer;
  const grown = Object.entries(now?.rows ?? {}).flatMap(([table, count]) => {
    const more = count - (before?.rows[table] ?? 0);
    return more === 0 ? [] : [[table, more]];
  });
  return {
    balances: { before: before?.balances, now: now?.balances },
    rows: Object.fromEntries(grown),
  };
}
