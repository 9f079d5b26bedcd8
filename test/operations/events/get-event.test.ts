import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

it("shows an event as the list does", async () => {
  const shop = await given.organisation();
  // A key would not do: when it was last used changes between the two.
  const sale = await sell(shop);
  await eventsShown();
  const [listed] = (await shop.api.listEvents({ query: { object: sale.id } })).body.data;
  const { status, body } = await shop.api.getEvent({ path: { event_id: listed?.id as string } });
  expect(status).toBe(200);
  expect(body).toEqual(listed);
});

it("shows a key that was made without its secret", async () => {
  const shop = await given.organisation();
  const made = await given.key(shop);
  await eventsShown();
  const query = { type: "api_key.created", object: made.id };
  const [listed] = (await shop.api.listEvents({ query })).body.data;
  const { body } = await shop.api.getEvent({ path: { event_id: listed?.id as string } });
  expect(body.data.object).toMatchObject({ id: made.id, object: "api_key", secret: null });
  expect(JSON.stringify(body)).not.toContain(made.secret);
});

it("does not show it to another organisation", async () => {
  const { api } = await given.organisation();
  await eventsShown();
  const event_id = (await api.listEvents()).body.data[0]?.id as string;
  await expectUnseen("getEvent", { path: { event_id } });
});

it("is missing when there is no such event", async () => {
  const { api } = await given.organisation();
  for (const event_id of [
    "evt_000000000000000000000000",
    "evt_x",
    "snd_000000000000000000000000",
  ]) {
    await expectRefusal(await api.getEvent({ path: { event_id } }), "resource_missing");
  }
});
