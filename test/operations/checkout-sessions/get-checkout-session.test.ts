import { expect, it } from "vitest";
import { ended, opened, sessionNow } from "../../kit/checkout.ts";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";

it("shows a session as it is now, with the same page", async () => {
  const shop = await given.organisation();
  const made = await opened(shop);
  expect(await sessionNow(shop, made.id)).toEqual(made);
});

it("expands the newest send", async () => {
  const shop = await given.organisation();
  const { id, send } = await ended(shop, "delivered");
  const path = { session_id: id };
  const { body } = await shop.api.getCheckoutSession({ path, query: { expand: ["send"] } });
  expect(body.send).toMatchObject({ id: send, status: "delivered", checkout_session: id });
});

it("shows nobody else's", async () => {
  const shop = await given.organisation();
  const { id: session_id } = await opened(shop);
  await expectUnseen("getCheckoutSession", { path: { session_id } });
});
