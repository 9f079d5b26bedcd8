/** What goes to somebody who is erased and has not ended, or names no recipient. */
import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

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

it("counts no token any more that was sent to the number again", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const power = { target: "37140030000", amount: "10.00", token_phone: PHONE };
  const own = await sell(shop, { ...power, recipient: id });
  const walk_in = await sell(shop, power);
  const other = await sell(shop, { ...power, token_phone: "0771230007" });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  for (const { id: send_id } of [own, walk_in, other]) {
    expect((await shop.api.resendSendToken({ path: { send_id } })).status).toBe(202);
  }
  expect(await shop.probe.count("token_resends")).toBe(3);
  await drain(shop);
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  expect(await shop.probe.count("token_resends")).toBe(1);
});

it("forgets what was answered of a send that ended after the first erasure", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, { phone: PHONE });
  const { body: clock } = await shop.api.getTestClock();
  const walk_in = await sell(shop, { target: PHONE, scheduled_for: clock.now + 2 * SEVEN_DAYS });
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  const path = { send_id: walk_in.id };
  await shop.api.getSend({ path });
  await shop.api.cancelSend({ path });
  const newer = await sell(shop, { target: PHONE });
  await shop.api.getSend({ path: { send_id: newer.id } });
  const { gate } = await testServer();
  await gate.flush();
  await passErasures(shop, 3_600);
  expect(await answersOf(shop, walk_in.id)).toEqual([]);
  expect((await answersOf(shop, newer.id)).length).toBeGreaterThan(0);
});

it("forgets for whom a quote was that no sale has used", async () => {
  const shop = await given.organisation();
  const meters = [{ number: "37140085442" }];
  const { id } = await given.recipient(shop, { phone: PHONE, meters });
  const quoted = async (target: string) => {
    const { body } = await shop.api.createQuote({
      body: { target, amount: "10.00", currency: "USD" },
    });
    return body.id;
  };
  const [own, other] = [await quoted("37140085442"), await quoted("37140030000")];
  const shown = async (quote_id: string) => (await shop.api.getQuote({ path: { quote_id } })).body;
  expect((await shown(own)).target).toBe("37140085442");
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await passErasures(shop, SEVEN_DAYS);
  expect(await shown(own)).toMatchObject({ target: "00000000000", status: "expired" });
  expect((await shown(other)).target).toBe("37140030000");
});

/** The bodies in the request log of an organisation that hold an id. */
async function answersOf({ account_id }: Organisation, id: string): Promise<string[]> {
  const { database } = await testServer();
  const packs = await database.read(
    ({ sql }) => sql<{ packed: Uint8Array }[]>`
      select packed from request_bodies where account_id = ${account_id}`,
  );
  const bodies = packs.flatMap(({ packed }) => JSON.parse(inflateRawSync(packed).toString()));
  return bodies.flat().filter((body: string | null) => body?.includes(id));
}
