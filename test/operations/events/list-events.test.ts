import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

/** Sells and returns the send's id. */
async function sell({ api }: Shop): Promise<string> {
  const { body } = await api.createSend({ body: SALE });
  return (body as { id: string }).id;
}

async function list({ api }: Shop, query: object = {}) {
  await eventsShown();
  return (await api.listEvents({ query })).body;
}

async function types(shop: Shop, query: object = {}): Promise<string[]> {
  return (await list(shop, query)).data.map(({ type }) => type);
}

describe("the list of events", () => {
  it("tells what happened, newest first", async () => {
    const shop = await given.organisation();
    const send_id = await sell(shop);
    await shop.api.cancelSend({ path: { send_id } });
    const page = await list(shop, { object: send_id });
    expect(page).toMatchObject({ object: "list", url: "/dev/v1/events", has_more: false });
    expect(page.data.map(({ type, sequence }) => [type, sequence])).toEqual([
      ["send.credited_back", 3],
      ["send.cancelled", 2],
      ["send.created", 1],
    ]);
    expect(page.data[2]).toMatchObject({
      object: "event",
      livemode: false,
      api_version: "2026-11-01",
    });
  });

  it("shows the object as it is now, in the older events too", async () => {
    const shop = await given.organisation();
    const send_id = await sell(shop);
    await shop.api.cancelSend({ path: { send_id } });
    const { data } = await list(shop, { object: send_id });
    const statuses = data.map((event) => (event.data.object as { status: string }).status);
    expect(new Set(statuses)).toEqual(new Set(["cancelled_credited"]));
    expect(data.at(-1)?.data.previous_attributes).toBeNull();
  });

  it("names the request that caused it and its Idempotency-Key", async () => {
    const shop = await given.organisation();
    const sold = await shop.api.createSend({ body: SALE, idempotency_key: "till4-000123" });
    const { data } = await list(shop, { type: "send.created" });
    expect(data[0]?.request).toEqual({
      id: sold.headers.get("request-id"),
      idempotency_key: "till4-000123",
    });
  });

  it.each(["send.deliverd", "nope.*", "send.delivered.*"])(
    "refuses the type %s, which does not exist",
    async (type) => {
      const shop = await given.organisation();
      const answer = await shop.api.listEvents({ query: { type } });
      await expectRefusal(answer, "parameter_invalid", { param: "type" });
    },
  );

  it("filters by type and by family", async () => {
    const shop = await given.organisation();
    const send_id = await sell(shop);
    await shop.api.cancelSend({ path: { send_id } });
    expect(await types(shop, { type: "send.cancelled" })).toEqual(["send.cancelled"]);
    expect(await types(shop, { type: "send.*" })).toHaveLength(3);
    expect(await types(shop, { type: "api_key.*" })).toEqual(["api_key.created"]);
    expect(await types(shop, { type: "api_key.revoked" })).toEqual([]);
  });

  it("refuses an object that is not the account's", async () => {
    const shop = await given.organisation();
    await expectUnseen("listEvents", { query: { object: await sell(shop) } });
  });

  it("shows an organisation its own events alone, and each mode its own", async () => {
    const shop = await given.organisation();
    await sell(await given.organisation());
    expect(await types(shop)).toEqual(["api_key.created"]);
    expect(await types(shop.live)).toEqual(["api_key.created"]);
  });

  it("lets a catching-up client walk on from the last event that it saw", async () => {
    const shop = await given.organisation();
    const seen = (await list(shop)).data[0]?.id as string;
    const sold = [await sell(shop), await sell(shop), await sell(shop)];
    const first = await list(shop, { ending_before: seen, limit: 2 });
    const second = await list(shop, { ending_before: first.next_cursor as string, limit: 2 });
    const walked = [...second.data, ...first.data];
    const ids = walked.map((event) => (event.data.object as { id: string }).id);
    expect(ids).toEqual(sold.toReversed());
    expect([first.has_more, second.has_more]).toEqual([true, false]);
  });

  it("refuses two cursors at once, and a cursor that is no event of the account", async () => {
    const shop = await given.organisation();
    const seen = (await list(shop)).data[0]?.id as string;
    const both = { starting_after: seen, ending_before: seen };
    await expectRefusal(await shop.api.listEvents({ query: both }), "conflicting_parameters");
    const stranger = await given.stranger();
    const answer = await stranger.api.listEvents({ query: { starting_after: seen } });
    await expectRefusal(answer, "invalid_cursor", { param: "starting_after" });
  });

  it("refuses a filter that it does not have", async () => {
    const { api } = await given.organisation();
    const answer = await api.listEvents({ query: { colour: "red" } });
    await expectRefusal(answer, "unknown_parameter", { param: "colour" });
  });

  it.each(["webhooks:manage", "reports:read"] as const)(
    "answers a key that holds %s alone",
    async (scope) => {
      const shop = await given.organisation();
      const { api } = await given.keyByHand(shop, { kind: "rk", scopes: [scope] });
      expect((await api.listEvents()).status).toBe(200);
    },
  );

  it("needs one of the scopes webhooks:manage and reports:read", async () => {
    const shop = await given.organisation();
    const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["sends:read"] });
    const meta = { required: ["webhooks:manage", "reports:read"] };
    await expectRefusal(await api.listEvents(), "insufficient_scope", { meta });
  });
});
