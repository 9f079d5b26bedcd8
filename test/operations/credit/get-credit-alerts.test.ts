import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";

it("shows that a new account watches nothing", async () => {
  const { api, live } = await given.organisation();
  const { status, body } = await api.getCreditAlerts();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    object: "credit_alerts",
    livemode: false,
    low_balance: { USD: null, ZWG: null },
    shortfall_projection: false,
    shortfall_days: 7,
    channels: ["webhook"],
    recipients: { emails: [], phones: [] },
    last_fired: { USD: null, ZWG: null },
  });
  expect((await live.api.getCreditAlerts()).body.livemode).toBe(true);
});

it("shows each mode its own", async () => {
  const { api, live } = await given.organisation();
  await api.updateCreditAlerts({ body: { low_balance: { ZWG: "500" } } });
  const seen = [(await api.getCreditAlerts()).body, (await live.api.getCreditAlerts()).body];
  expect(seen.map(({ low_balance }) => low_balance.ZWG)).toEqual(["500.00", null]);
});
