/** What goes to somebody who is erased and has not ended, or names no recipient. */
import { expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { sell } from "../kit/sell.ts";

const PHONE = "0776543211";
const E164 = "+263776543211";

it("leaves a send its target until it has ended, and comes back for it", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const { body: clock } = await shop.api.getTestClock();
  const later = clock.now + 2 * SEVEN_DAYS;
  const send = await sell(shop, { target: PHONE, recipient: id, scheduled_for: later });
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  const path = { send_id: send.id };
  expect((await shop.api.getSend({ path })).body.target).toBe(E164);
  const { body } = await shop.api.getRecipient({ path: { recipient_id: id } });
  expect([body.status, body.name]).toEqual(["erased", null]);
  await shop.api.cancelSend({ path });
  await passErasures(shop, 3_600);
  expect((await shop.api.getSend({ path })).body.target_display).toBe("erased");
  expect(await shop.probe.count("recipient_erasures")).toBe(0);
});

it("comes back for what names nobody and has not ended, and for nothing newer", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const { body: clock } = await shop.api.getTestClock();
  const scheduled_for = clock.now + 2 * SEVEN_DAYS;
  const walk_in = await sell(shop, { target: PHONE, scheduled_for });
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  const shown = async (send_id: string) =>
    (await shop.api.getSend({ path: { send_id } })).body.target_display;
  expect(await shown(walk_in.id)).toBe("077 654 3211");
  expect(await shop.probe.count("recipient_erasures")).toBe(1);
  const newer = await sell(shop, { target: PHONE });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await shop.api.cancelSend({ path: { send_id: walk_in.id } });
  await passErasures(shop, 3_600);
  expect(await shown(walk_in.id)).toBe("erased");
  expect(await shown(newer.id)).toBe("077 654 3211");
  expect(await shop.probe.count("recipient_erasures")).toBe(0);
});

it("leaves what names somebody else, but for the number that was told", async () => {
  const shop = await given.organisation();
  const other = await given.recipient(shop, { name: "Rudo Moyo", phone: PHONE });
  const { id } = await given.recipient(shop, { phone: PHONE });
  const theirs = await sell(shop, { target: PHONE, recipient: other.id });
  const told = await sell(shop, { target: "0771230007", notify_number: PHONE });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  const shown = async (send_id: string) => (await shop.api.getSend({ path: { send_id } })).body;
  expect(await shown(theirs.id)).toMatchObject({ target: E164, recipient: other.id });
  expect(await shown(told.id)).toMatchObject({ target: told.target, notify_number: null });
});
