import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";

const [HOME, SHOP] = ["37140030000", "37140010010"];

describe("GET /workforce/meters", () => {
  it("shows meters by name, with what is known of each and its last token", async () => {
    const shop = await given.organisation();
    const meters = [{ number: HOME }, { number: SHOP }];
    const person = await given.recipient(shop, { name: "Tariro Moyo", meters });
    const other = await given.recipient(shop, { name: "Aneni Banda", meters: [{ number: SHOP }] });
    await shop.api.getMeter({ path: { number: HOME }, query: { currency: "USD" } });
    const power = { target: HOME, token_phone: "0771234567", amount: "20.00" };
    const send = await sell(shop, power);
    await drain(shop);
    await pass(shop);
    const { status, body } = await shop.api.getWorkforceMeters();
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "workforce_meters", truncated: false });
    const unknown = { last_units_kwh: null, last_sent_at: null };
    expect(body.data).toMatchObject([
      { recipient: other.id, name: "Aneni Banda", meter: SHOP, confirmed_at: null, ...unknown },
      {
        ...{ recipient: person.id, name: "Tariro Moyo", meter: HOME, last_sent_at: send.created },
        name_masked: expect.stringContaining("*"),
        suburb: expect.any(String),
        confirmed_at: expect.any(Number),
        last_units_kwh: expect.stringMatching(/^\d+\.\d\d$/),
      },
      { recipient: person.id, meter: SHOP, ...unknown },
    ]);
  });

  it("leaves out who is being erased, and what another organisation has", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, { meters: [{ number: HOME }] });
    expect((await shop.api.getWorkforceMeters()).body.data).toHaveLength(1);
    const stranger = await given.organisation();
    expect((await stranger.api.getWorkforceMeters()).body.data).toEqual([]);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    expect((await shop.api.getWorkforceMeters()).body.data).toEqual([]);
  });
});
