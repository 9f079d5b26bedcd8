/** An erasure walks all that an account keeps, and no event is fed while its transaction runs. */
import { expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { given } from "../kit/given.ts";
import { eraseDue, passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { testServer } from "../kit/server.ts";

const PHONES = ["0776543221", "0776543222", "0776543223"];

it("erases everybody whose time has come, each in a transaction of its own", async () => {
  const shop = await given.organisation();
  for (const phone of PHONES) {
    const { id } = await given.recipient(shop, { phone });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
  }
  await passErasures(shop, SEVEN_DAYS);
  const { database } = await testServer();
  const [erased] = await database.read(
    ({ sql }) => sql`
      select count(*)::int as people, count(distinct commit_position)::int as transactions
      from events where account_id = ${shop.account_id} and type = 'recipient.erased'`,
  );
  expect(erased).toEqual({ people: PHONES.length, transactions: PHONES.length });
  expect(await shop.probe.count("recipient_erasures")).toBe(0);
});

it("goes on with others while a person is held by another transaction", async () => {
  const shop = await given.organisation();
  const [held = "", ...others] = await Promise.all(
    PHONES.map(async (phone) => (await given.recipient(shop, { phone })).id),
  );
  for (const recipient_id of [held, ...others]) {
    await shop.api.deleteRecipient({ path: { recipient_id } });
  }
  const { database } = await testServer();
  await database.transact("hold a person", async ({ sql }) => {
    await sql`
      select from recipients
      where account_id = ${shop.account_id} and phone = '+263776543221' for update`;
    await beside(() => passErasures(shop, SEVEN_DAYS));
  });
  expect(await shop.probe.count("recipient_erasures")).toBe(1);
  await eraseDue();
  expect(await shop.probe.count("recipient_erasures")).toBe(0);
});
