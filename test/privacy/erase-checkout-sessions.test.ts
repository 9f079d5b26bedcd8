import { expect, it } from "vitest";
import { ended, expired, opened, POWER, pay, review, sessionNow } from "../kit/checkout.ts";
import { pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { expectRefusal } from "../kit/refusal.ts";

const PHONE = "0776541188";
const MASKED_NAME = "R*** N****";

it("forgets to whom sessions sold, who paid, and what was written to the person", async () => {
  const shop = await given.organisation();
  const { id: recipient_id } = await given.recipient(shop, { phone: PHONE });
  const told = { target: PHONE, sms_message: "For Mrs Ncube" };
  const sold = await ended(shop, "delivered", told);
  const bought = await ended(shop, "delivered", { ...POWER, customer_phone: PHONE });
  const other = await ended(shop, "delivered");
  expect(bought.meter?.name_masked).toBe(MASKED_NAME);
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await passErasures(shop, SEVEN_DAYS);
  expect(await sessionNow(shop, sold.id)).toEqual({
    ...sold,
    ...{ target: "+263700000000", sms_message: null },
  });
  expect(await sessionNow(shop, bought.id)).toMatchObject({
    ...{ target: "00000000000", token_phone: null, customer_phone: null },
    meter: { number: "00000000000", name_masked: null, suburb: null },
  });
  expect(await sessionNow(shop, other.id)).toEqual(other);
});

it("waits for a session that has not ended", async () => {
  const shop = await given.organisation();
  const { id: recipient_id } = await given.recipient(shop, { phone: PHONE });
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await shop.api.advanceTestClock({ body: { seconds: SEVEN_DAYS - 60 } });
  const { id, target } = await opened(shop, { target: PHONE });
  await passErasures(shop, 120);
  expect((await sessionNow(shop, id)).target).toBe(target);
  await shop.api.expireCheckoutSession({ path: { session_id: id } });
  await passErasures(shop, 86_400);
  expect((await sessionNow(shop, id)).target).toBe("+263700000000");
});

it("sells nothing for a late payment of a session that was erased, and it becomes Credit", async () => {
  const shop = await given.organisation();
  const { id: recipient_id } = await given.recipient(shop, { phone: PHONE });
  const { id } = await expired(shop, { target: PHONE });
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await passErasures(shop, SEVEN_DAYS);
  const before = await shop.probe.balances();
  const { body } = await pay(shop, id);
  expect(body).toMatchObject({ status: "in_review", sends: [], target: "+263700000000" });
  await expectRefusal(await review(shop, id, "send"), "invalid_transition");
  expect(await shop.probe.count("sends")).toBe(0);
  await pass(shop);
  expect((await sessionNow(shop, id)).status).toBe("credited");
  const after = await shop.probe.balances();
  expect(after.USD?.available).toBe((before.USD?.available ?? 0n) + 500n);
});
