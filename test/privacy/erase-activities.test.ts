import { expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { given } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";

it("shows the activities of somebody who was erased with their values, and nothing said of them", async () => {
  const shop = await given.organisation();
  const { id: recipient } = await given.recipient(shop);
  const priced = { activity_id: "pos-1", value: "18.40", currency: "USD" };
  const { body } = await reported(shop, { ...priced, recipient, metadata: { card: "4711" } });
  const other = await reported(shop, { metadata: { card: "4712" } });
  await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
  await passErasures(shop, SEVEN_DAYS);
  const shown = async (activity_id: string) =>
    (await shop.api.getActivity({ path: { activity_id } })).body;
  expect(await shown(body.id)).toEqual({ ...body, metadata: {} });
  expect(await shown(other.body.id)).toEqual(other.body);
});
