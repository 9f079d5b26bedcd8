import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { release, reserve } from "../../kit/reserve.ts";

it("shows a reservation as it is now", async () => {
  const shop = await given.organisation();
  const [id] = await reserve(shop, [20_000]);
  const path = { reservation_id: id ?? "" };
  const made = await shop.api.getCreditReservation({ path });
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({
    id,
    object: "credit_reservation",
    livemode: false,
    currency: "USD",
    amount: "200.00",
    released: "0.00",
    remaining: "200.00",
    status: "active",
  });
  await release(shop, id ?? null);
  const { body } = await shop.api.getCreditReservation({ path });
  expect(body).toMatchObject({ released: "200.00", remaining: "0.00", status: "released" });
});

it("is missing where there is none, and to another organisation", async () => {
  const shop = await given.organisation();
  const [id] = await reserve(shop, [100]);
  await expectUnseen("getCreditReservation", { path: { reservation_id: id ?? "" } });
  const unknown = { reservation_id: "rsv_0031JkRNyUjWo0Qk1SaMt5Vz" };
  const answer = await shop.api.getCreditReservation({ path: unknown });
  await expectRefusal(answer, "resource_missing", { param: "reservation_id" });
  const no_id = { reservation_id: `rsv_${"z".repeat(24)}` };
  const other = await shop.api.getCreditReservation({ path: no_id });
  await expectRefusal(other, "resource_missing", { param: "reservation_id" });
});
