import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { release, reserve } from "../../kit/reserve.ts";

async function listed({ api }: Shop, query: object = {}) {
  const { body } = await api.listCreditReservations({ query });
  return body.data;
}

describe("the list of reservations", () => {
  it("shows the newest first, with what is left of each", async () => {
    const shop = await given.organisation();
    const [first] = await reserve(shop, [20_000]);
    const [second] = await reserve(shop, [5_000], "ZWG");
    await release(shop, first ?? null, { cents: 6_000 });
    const { status, body } = await shop.api.listCreditReservations();
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "list", url: "/dev/v1/credit/reservations" });
    expect(body.data).toMatchObject([
      { id: second, currency: "ZWG", amount: "50.00", remaining: "50.00", status: "active" },
      {
        id: first,
        object: "credit_reservation",
        livemode: false,
        currency: "USD",
        amount: "200.00",
        used: "0.00",
        released: "60.00",
        remaining: "140.00",
        status: "active",
        expires_at: null,
      },
    ]);
    expect(body.data[0]?.source).toMatch(/^bch_/);
  });

  it("finds those for one batch, and refuses one that is not the account's", async () => {
    const shop = await given.organisation();
    const [first, second] = await reserve(shop, [100, 200]);
    await reserve(shop, [300]);
    const path = { reservation_id: first ?? "" };
    const { source } = (await shop.api.getCreditReservation({ path })).body;
    expect((await listed(shop, { source })).map(({ id }) => id)).toEqual([second, first]);
    await expectUnseen("listCreditReservations", { query: { source } });
    const no_id = `bch_${"z".repeat(24)}`;
    const answer = await shop.api.listCreditReservations({ query: { source: no_id } });
    await expectRefusal(answer, "reference_not_found", { param: "source" });
  });

  it("filters by status, and by currency in either case", async () => {
    const shop = await given.organisation();
    const [dollars, given_back] = await reserve(shop, [100, 200]);
    const [gold] = await reserve(shop, [300], "ZWG");
    await release(shop, given_back ?? null);
    const ids = async (query: object) => (await listed(shop, query)).map(({ id }) => id);
    expect(await ids({ status: "active" })).toEqual([gold, dollars]);
    expect(await ids({ status: "released" })).toEqual([given_back]);
    expect(await ids({ currency: "usd" })).toEqual([given_back, dollars]);
    expect(await ids({ currency: "ZWG", status: "active" })).toEqual([gold]);
    expect(await ids({ status: "consumed" })).toEqual([]);
  });

  it("pages, and starts from nobody else's", async () => {
    const shop = await given.organisation();
    const ids = await reserve(shop, [100, 200, 300]);
    const { body: page } = await shop.api.listCreditReservations({ query: { limit: 2 } });
    expect(page.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(page).toMatchObject({ has_more: true, next_cursor: ids[1] });
    const rest = await listed(shop, { starting_after: page.next_cursor });
    expect(rest.map(({ id }) => id)).toEqual([ids[0]]);
    const other = await given.organisation();
    expect(await listed(other)).toEqual([]);
    const answer = await other.api.listCreditReservations({ query: { starting_after: ids[0] } });
    await expectRefusal(answer, "invalid_cursor", { param: "starting_after" });
  });

  it("knows two currencies", async () => {
    const shop = await given.organisation();
    const query = { currency: "ZAR" } as never;
    const answer = await shop.api.listCreditReservations({ query });
    await expectRefusal(answer, "invalid_currency", { param: "currency" });
  });

  it("is empty again after a reset", async () => {
    const shop = await given.organisation();
    await reserve(shop, [100]);
    expect((await shop.api.resetTestAccount()).status).toBe(200);
    expect(await listed(shop)).toEqual([]);
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
  });
});
