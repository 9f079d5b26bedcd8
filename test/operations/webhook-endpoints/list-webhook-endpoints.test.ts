import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";

describe("GET /webhook-endpoints", () => {
  it("lists the endpoints of the mode, newest first, without those deleted", async () => {
    const shop = await given.organisation();
    const [first, second, third] = [
      await given.endpoint(shop),
      await given.endpoint(shop),
      await given.endpoint(shop),
    ];
    await given.endpoint(shop.live);
    await shop.api.deleteWebhookEndpoint({ path: { endpoint_id: second.id } });
    const { body } = await shop.api.listWebhookEndpoints();
    expect(body.data.map(({ id }) => id)).toEqual([third.id, first.id]);
    expect(body.data.map(({ secret }) => secret)).toEqual([null, null]);
  });

  it("keeps those of a status", async () => {
    const shop = await given.organisation();
    const [on, off] = [await given.endpoint(shop), await given.endpoint(shop)];
    const path = { endpoint_id: off.id };
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    const listed = async (status: "enabled" | "disabled") =>
      (await shop.api.listWebhookEndpoints({ query: { status } })).body.data.map(({ id }) => id);
    expect([await listed("enabled"), await listed("disabled")]).toEqual([[on.id], [off.id]]);
  });

  it("keeps those with a value of one metadata key", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop, { metadata: { server: "till-1" } });
    await given.endpoint(shop, { metadata: { server: "till-2" } });
    const query = { metadata: { server: "till-1" } };
    const { body } = await shop.api.listWebhookEndpoints({ query });
    expect(body.data.map((one) => one.id)).toEqual([id]);
  });

  it("walks page by page", async () => {
    const shop = await given.organisation();
    const ids = [(await given.endpoint(shop)).id, (await given.endpoint(shop)).id];
    const first = await shop.api.listWebhookEndpoints({ query: { limit: 1 } });
    expect([first.body.data[0]?.id, first.body.has_more]).toEqual([ids[1], true]);
    const query = { limit: 1, starting_after: first.body.next_cursor ?? "" };
    const second = await shop.api.listWebhookEndpoints({ query });
    expect([second.body.data[0]?.id, second.body.has_more]).toEqual([ids[0], false]);
  });
});
