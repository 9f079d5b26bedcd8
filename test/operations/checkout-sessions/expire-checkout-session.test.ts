import { expect, it } from "vitest";
import { opened, paid, sessionNow } from "../../kit/checkout.ts";
import { pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { toldOf } from "../../kit/topups.ts";

it("expires a session that nobody has paid, once", async () => {
  const shop = await given.organisation();
  const { id: session_id } = await opened(shop);
  const path = { session_id };
  const { status, body } = await shop.api.expireCheckoutSession({ path });
  expect([status, body.status]).toEqual([200, "expired"]);
  const again = await shop.api.expireCheckoutSession({ path });
  expect([again.status, again.body]).toEqual([200, body]);
  expect(await toldOf(shop, session_id)).toEqual(["checkout.session.expired"]);
  await pass(shop, { seconds: 3_600 });
  expect(await sessionNow(shop, session_id)).toEqual(body);
});

it("is refused once it is paid", async () => {
  const shop = await given.organisation();
  const { id: session_id } = await paid(shop);
  const refused = await shop.api.expireCheckoutSession({ path: { session_id } });
  await expectRefusal(refused, "invalid_transition", { meta: { status: "paid" } });
});

it("expires nobody else's", async () => {
  const shop = await given.organisation();
  const { id: session_id } = await opened(shop);
  await expectUnseen("expireCheckoutSession", { path: { session_id } });
});
