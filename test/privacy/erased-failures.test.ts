/** Failed sends of a recipient who is erased since. */
import { expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

/** The network refuses it. */
const PHONE = "0776540002";
const METER = "37140085418";

it("is erased as what was delivered is, and is sold to nobody again", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const own = await sell(shop, { target: PHONE, recipient: id });
  const walk_in = await sell(shop, { target: PHONE });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  expect(await statusesOf(shop)).toEqual(["failed_credited", "failed_credited"]);
  await erase(shop, id);
  expect(await shop.probe.count("recipient_erasures")).toBe(0);
  const held = await shop.probe.balances();
  for (const { id: send_id } of [own, walk_in]) {
    const path = { send_id };
    expect((await shop.api.getSend({ path })).body.target_display).toBe("erased");
    await expectRefusal(await shop.api.retrySend({ path }), "erased_recipient");
  }
  expect(await shop.probe.balances()).toEqual(held);
  expect(await shop.probe.count("sends")).toBe(2);
});

it("is no line of a batch that can be repeated", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const line = { amount: "5.00" };
  const made = await given.batch(shop, {
    items: [
      { ...line, target: PHONE },
      { ...line, target: "0776550002" },
    ],
  });
  for (let step = 0; step < 5; step += 1) await pass(shop);
  const path = { batch_id: made.id };
  expect((await shop.api.getBatch({ path })).body.counts.failed).toBe(2);
  await erase(shop, id);
  const { body: again } = await shop.api.retryFailedBatchItems({ path, body: {} });
  const { body: items } = await shop.api.listBatchItems({ path: { batch_id: again.id } });
  expect(items.data.map(({ target }) => target)).toEqual(["+263776550002"]);
  await expectRefusal(await shop.api.retryFailedBatchItems({ path, body: {} }), "nothing_to_retry");
});

it("leaves the lines of another with the same number or meter, which can be repeated", async () => {
  const shop = await given.organisation();
  const meters = [{ number: METER }];
  const { id } = await given.recipient(shop, { phone: PHONE, meters });
  const other = await given.recipient(shop, { name: "Rudo Moyo", phone: PHONE, meters });
  const own = { amount: "5.00", recipient: other.id };
  const power = { ...own, amount: "10.00", target: METER, token_phone: "0771230007" };
  const items = [{ ...own, target: PHONE }, power];
  const path = { batch_id: (await given.batch(shop, { items })).id };
  for (const target of ["+263776540002", METER]) await given.blocked(shop, target);
  for (let step = 0; step < 5; step += 1) await pass(shop);
  const before = (await shop.api.listBatchItems({ path })).body.data;
  expect(before.map(({ send, status }) => [send, status])).toEqual(
    items.map(() => [null, "failed"]),
  );
  await erase(shop, id);
  expect((await shop.api.listBatchItems({ path })).body.data).toEqual(before);
  await (await testServer()).database.transact(
    "unblock",
    ({ sql }) => sql`delete from blocked_targets where account_id = ${shop.account_id}`,
  );
  const { body: again } = await shop.api.retryFailedBatchItems({ path, body: {} });
  expect(again.counts.total).toBe(items.length);
});

async function erase(shop: Organisation, recipient_id: string): Promise<void> {
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await passErasures(shop, SEVEN_DAYS);
}

async function statusesOf(shop: Organisation): Promise<string[]> {
  return (await shop.api.listSends({})).body.data.map(({ status }) => status);
}
