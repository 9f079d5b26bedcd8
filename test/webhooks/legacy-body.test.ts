/**
 * What an endpoint of the legacy format is sent.
 * Source: spec/webhooks/webhook-endpoints/models.tsp.
 */
import type { Schemas } from "@svc/generated/routes";
import { legacyBody, legacyTypeOf } from "@svc/server/webhooks/formats/index.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";
import { eventsShown } from "../kit/shown-events.ts";

const POWER = { target: "37140030000", amount: "10.00", token_phone: "0771234567" } as const;

/** A sale that is moved on, and the newest event about it of a type. */
async function told(type: string, to: "delivered" | "failed", wanted: object = {}) {
  const shop = await given.organisation();
  const { id } = await sell(shop, { client_reference: "till4-1", ...wanted });
  const { body } = await shop.api.advanceTestSend({ path: { send_id: id }, body: { to } });
  await eventsShown();
  const { body: events } = await shop.api.listEvents({ query: { object: id, type } });
  return { send: body, event: events.data[0] as Schemas["Event"] };
}

describe("the legacy body", () => {
  it("tells an order flat, with the times of Harare and the number as it is dialled", async () => {
    const { send, event } = await told("send.delivered", "delivered");
    const body = legacyBody(event);
    expect(body).toEqual({
      event: "order.success",
      order_id: send.id,
      reference: "till4-1",
      status: "success",
      type: "airtime",
      network: "econet",
      phone: "0771234567",
      meter: null,
      amount: "5.00",
      currency: "USD",
      token: null,
      units: null,
      failure_code: null,
      message: "Airtime delivered",
      test: true,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/),
    });
    expect(Date.parse(body?.created_at ?? "") / 1_000).toBe(send.created);
    expect(Date.parse(body?.updated_at ?? "") / 1_000).toBe(event.created);
  });

  it("tells power with its meter, its units and the token as the event shows it", async () => {
    const { send, event } = await told("send.delivered", "delivered", POWER);
    expect(legacyBody(event)).toMatchObject({
      type: "power",
      network: "power",
      phone: "0771234567",
      meter: "37140030000",
      units: send.units,
      token: `**** **** **** **** ${send.token?.slice(-4)}`,
      message: "Electricity delivered",
    });
  });

  it("tells why an order failed", async () => {
    const { send, event } = await told("send.failed", "failed");
    expect(legacyBody(event)).toMatchObject({
      event: "order.failed",
      status: "failed",
      failure_code: send.failure_code,
      message: send.failure_message,
    });
  });

  it.each([
    ["send.delivered", "order.success"],
    ["send.late_delivered", "order.success"],
    ["send.failed", "order.failed"],
    ["send.unknown", "order.unknown"],
    ["send.retrying", "order.retrying"],
    ["send.created", null],
    ["api_key.created", null],
  ])("calls %s %s", (type, legacy) => {
    expect(legacyTypeOf(type)).toBe(legacy);
  });

  it("is of no other event", async () => {
    const { event } = await told("send.created", "delivered");
    expect(legacyBody(event)).toBeNull();
  });
});
