/** What comes back weeks after its sale is booked to the allocation that it was made for. */
import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { settle } from "../kit/pages.ts";

const DAY_SECONDS = 86_400;

it("the journal names the allocation of what came back weeks after its sale", async () => {
  const shop = await given.organisation();
  const recipient = await given.recipient(shop, { phone: "0771230004" });
  const lines = [{ recipient_id: recipient.id, amount: "1.00" }];
  await given.allocation(shop, { lines, title: "October airtime" });
  await settle(shop);
  await shop.api.advanceTestClock({ body: { seconds: 20 * DAY_SECONDS } });
  const [send] = (await shop.api.listSends()).body.data;
  const path = { send_id: send?.id ?? "" };
  await shop.api.advanceTestSend({ path, body: { to: "failed" } });
  await settle(shop);
  const { now } = (await shop.api.getTestClock()).body;
  const [from, to] = [now - DAY_SECONDS, now + DAY_SECONDS].map((at) =>
    new Date(at * 1_000).toISOString().slice(0, 10),
  );
  const { body } = await shop.api.getWorkforceJournal({ query: { from, to } });
  const line = { reference: expect.stringMatching(/^WF-/), narrative: "Returned: October airtime" };
  expect(body).toMatchObject({ entries: [line, line] });
});
