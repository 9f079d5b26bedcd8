/** What customers pay for is sold at face value, and is nobody's discount. */
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { expect, it } from "vitest";
import { ended, review } from "../kit/checkout.ts";
import { given } from "../kit/given.ts";

const DEALER = {
  dealer_status: "approved",
  discounts: '[{"network":"econet","currency":"USD","discount_bps":350}]',
};

it("is no dealer's discount on a statement, and what was credited is shown", async () => {
  const shop = await given.organisation();
  await given.facts(shop, DEALER);
  await ended(shop, "delivered");
  const { id } = await ended(shop, "failed");
  await review(shop, id, "credit");
  const { body } = await shop.api.getStatement({ query: { currency: "USD" } });
  expect(body).toMatchObject({
    ...{ checkout_credits: "5.00", face_sold: "0.00", cost_drawn: "0.00" },
    ...{ dealer_discount_earned: "0.00", sends: { count: 0 } },
  });
});

it("is no discount in a report of what was spent", async () => {
  const shop = await given.organisation();
  await ended(shop, "delivered");
  const { body: clock } = await shop.api.getTestClock();
  const day = harareDay(clock.now * 1_000);
  const query = { from: day, to: day, group_by: "source" };
  const { body } = await shop.api.getSpendReport({ query } as never);
  expect((body as { rows?: object[] }).rows?.[0] ?? body).toMatchObject({
    ...{ keys: { source: "checkout" }, sends: 1, delivered: 1 },
    ...{ face: "5.00", cost: "0.00", discount: "0.00", credited_back: "0.00" },
  });
});
