import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const HOUR = 3_600;

/** What a send, and the two lists, say of it; all three must agree. */
async function attentionOf({ api }: Organisation, send_id: string): Promise<boolean> {
  const { body } = await api.getSend({ path: { send_id } });
  const wanted = await api.listSends({ query: { needs_attention: true } });
  const unwanted = await api.listSends({ query: { needs_attention: false } });
  const is_in = (list: typeof wanted) => list.body.data.some(({ id }) => id === send_id);
  expect([is_in(wanted), is_in(unwanted)]).toEqual([body.needs_attention, !body.needs_attention]);
  return body.needs_attention;
}

/** Puts a send where only power takes it. */
async function queue({ account_id }: Organisation, max_hold_seconds: number): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "given a queued send",
    ({ sql }) => sql`
    update sends set status = 'queued', max_hold_seconds = ${max_hold_seconds}
    where account_id = ${account_id}`,
  );
}

describe("needs_attention", () => {
  it("is false of a send that waits, and of one that is delivered", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    expect(await attentionOf(shop, id)).toBe(false);
    await drain(shop);
    await pass(shop);
    expect(await attentionOf(shop, id)).toBe(false);
    await shop.api.advanceTestClock({ body: { seconds: 48 * HOUR } });
    expect(await attentionOf(shop, id)).toBe(false);
  });

  it("is true of a send that is unknown for over an hour", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop, { target: "0771230005" });
    await drain(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect([body.status, await attentionOf(shop, id)]).toEqual(["unknown", false]);
    await shop.api.advanceTestClock({ body: { seconds: HOUR - 30 } });
    expect(await attentionOf(shop, id)).toBe(false);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    expect(await attentionOf(shop, id)).toBe(true);
  });

  it("is true of a send in review, at once", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop, { target: "0771230004" });
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect([body.status, await attentionOf(shop, id)]).toEqual(["requires_review", true]);
  });

  it("is true of a send that is queued past half of its max_hold", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    await queue(shop, 2 * HOUR);
    expect(await attentionOf(shop, id)).toBe(false);
    await shop.api.advanceTestClock({ body: { seconds: HOUR - 30 } });
    expect(await attentionOf(shop, id)).toBe(false);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    expect(await attentionOf(shop, id)).toBe(true);
  });
});
