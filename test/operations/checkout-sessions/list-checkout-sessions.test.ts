import { expect, it } from "vitest";
import { opened, paid } from "../../kit/checkout.ts";
import { given, type Organisation } from "../../kit/given.ts";

async function idsOf({ api }: Organisation, query: object): Promise<string[]> {
  const { body } = await api.listCheckoutSessions({ query } as never);
  return (body as { data: { id: string }[] }).data.map(({ id }) => id);
}

it("lists sessions newest first, by status, reference and metadata", async () => {
  const shop = await given.organisation();
  const first = await opened(shop, { client_reference: "order-1", metadata: { till: "4" } });
  const second = await paid(shop);
  expect(await idsOf(shop, {})).toEqual([second.id, first.id]);
  expect(await idsOf(shop, { status: "open" })).toEqual([first.id]);
  expect(await idsOf(shop, { client_reference: "order-1" })).toEqual([first.id]);
  expect(await idsOf(shop, { metadata: { till: "4" } })).toEqual([first.id]);
  expect(await idsOf(shop, { client_reference: "order-2" })).toEqual([]);
  expect(await idsOf(shop, { limit: 1, starting_after: second.id })).toEqual([first.id]);
});

it("expands the newest send of each", async () => {
  const shop = await given.organisation();
  const { send } = await paid(shop);
  const { body } = await shop.api.listCheckoutSessions({ query: { expand: ["data.send"] } });
  expect(body.data[0]?.send).toMatchObject({ id: send, object: "send" });
});
