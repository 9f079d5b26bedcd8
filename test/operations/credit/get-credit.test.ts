import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

it("shows what a new test account is given, in both currencies", async () => {
  const { api } = await given.organisation();
  const { status, body } = await api.getCredit();
  expect(status).toBe(200);
  const nothing = { reserved: "0.00", in_flight: "0.00", last_topup_at: null };
  expect(body).toMatchObject({
    object: "credit",
    livemode: false,
    USD: { available: "1000.00", total: "1000.00", ...nothing },
    ZWG: { available: "25000.00", total: "25000.00", ...nothing },
  });
  expect(body.as_of).toBe(body.created);
});

it("shows nothing in a live account that has not topped up", async () => {
  const { live } = await given.organisation();
  const { body } = await live.api.getCredit();
  expect(body.livemode).toBe(true);
  expect([body.USD.total, body.ZWG.total]).toEqual(["0.00", "0.00"]);
});

it("shows the cost of an open send as in flight, outside the total", async () => {
  const { api } = await given.organisation();
  await api.createSend({ body: SALE });
  const { body } = await api.getCredit();
  expect(body.USD).toMatchObject({ available: "995.00", in_flight: "5.00", total: "995.00" });
  expect(body.ZWG).toMatchObject({ available: "25000.00", in_flight: "0.00" });
});

it("shows each organisation its own", async () => {
  const { api } = await given.organisation();
  const stranger = await given.organisation();
  await stranger.api.createTestCredit({ body: { currency: "USD", amount: "1.00" } });
  const { body } = await api.getCredit();
  expect(body.USD.available).toBe("1000.00");
});

it("needs the scope credit:read", async () => {
  const shop = await given.organisation();
  const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["sends:read"] });
  await expectRefusal(await api.getCredit(), "insufficient_scope");
});
