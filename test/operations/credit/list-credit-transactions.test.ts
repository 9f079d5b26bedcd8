import { formatId } from "@svc/server/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { release, reserve } from "../../kit/reserve.ts";

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

/** Sells and returns the send's id. */
async function sell({ api }: Shop, changes: object = {}): Promise<string> {
  const { body } = await api.createSend({ body: { ...SALE, ...changes } });
  return (body as { id: string }).id;
}

async function amounts({ api }: Shop, query: object = {}): Promise<string[]> {
  const { body } = await api.listCreditTransactions({ query });
  return body.data.map(({ amount }) => amount);
}

describe("the list of Credit transactions", () => {
  it("shows the newest first, signed, with the balances after each", async () => {
    const shop = await given.organisation();
    const send = await sell(shop);
    const { status, body } = await shop.api.listCreditTransactions({ query: { currency: "USD" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "list",
      url: "/dev/v1/credit/transactions",
      has_more: false,
      next_cursor: null,
    });
    expect(body.data).toMatchObject([
      {
        object: "credit_transaction",
        type: "send",
        currency: "USD",
        amount: "-5.00",
        balance_after: { available: "995.00", reserved: "0.00" },
        source: send,
        api_key: shop.key.id,
        cost_center: null,
        livemode: false,
      },
      {
        type: "test_grant",
        amount: "1000.00",
        balance_after: { available: "1000.00", reserved: "0.00" },
        source: shop.account,
        api_key: null,
      },
    ]);
    expect(body.data[0]?.effective_at).toBe(body.data[0]?.created);
  });

  it("shows what came back as a row of its own", async () => {
    const shop = await given.organisation();
    const send_id = await sell(shop);
    await shop.api.cancelSend({ path: { send_id } });
    const { body } = await shop.api.listCreditTransactions({ query: { source: send_id } });
    expect(body.data.map(({ type, amount }) => [type, amount])).toEqual([
      ["send_credit_back", "5.00"],
      ["send", "-5.00"],
    ]);
    expect(body.data[0]?.balance_after.available).toBe("1000.00");
  });

  it("filters by currency, in either case", async () => {
    const shop = await given.organisation();
    expect(await amounts(shop, { currency: "ZWG" })).toEqual(["25000.00"]);
    expect(await amounts(shop, { currency: "usd" })).toEqual(["1000.00"]);
    const answer = await shop.api.listCreditTransactions({ query: { currency: "EUR" } });
    await expectRefusal(answer, "invalid_currency", { param: "currency" });
  });

  it("filters by type", async () => {
    const shop = await given.organisation();
    await sell(shop);
    expect(await amounts(shop, { type: "send" })).toEqual(["-5.00"]);
    expect(await amounts(shop, { type: "test_grant", currency: "USD" })).toEqual(["1000.00"]);
    expect(await amounts(shop, { type: "topup" })).toEqual([]);
    const answer = await shop.api.listCreditTransactions({ query: { type: "gift" } });
    await expectRefusal(answer, "parameter_invalid", { param: "type" });
  });

  it("filters by the kind of source, by the prefix of its ids", async () => {
    const shop = await given.organisation();
    await sell(shop);
    expect(await amounts(shop, { source: "snd_" })).toEqual(["-5.00"]);
    for (const source of ["top_", "rwd_", "bch_", "rsv_", "cs_", "prg_"]) {
      expect(await amounts(shop, { source })).toEqual([]);
    }
  });

  it("filters by one source, and refuses one that is not the account's", async () => {
    const shop = await given.organisation();
    const [first, second] = [await sell(shop), await sell(shop, { amount: "2.00" })];
    expect(await amounts(shop, { source: first })).toEqual(["-5.00"]);
    expect(await amounts(shop, { source: second })).toEqual(["-2.00"]);
    await expectUnseen("listCreditTransactions", { query: { source: first } });
  });

  it("refuses a source that is no id", async () => {
    const { api } = await given.organisation();
    for (const source of ["snd_abc", formatId("snd", "00000000-0000-7000-8000-000000000000")]) {
      const answer = await api.listCreditTransactions({ query: { source } });
      await expectRefusal(answer, "reference_not_found", { param: "source" });
    }
  });

  it("pages through, and says where the next page begins", async () => {
    const shop = await given.organisation();
    for (const amount of ["1.00", "2.00", "3.00"]) await sell(shop, { amount });
    const first = await shop.api.listCreditTransactions({ query: { limit: 2, source: "snd_" } });
    expect(first.body.data.map(({ amount }) => amount)).toEqual(["-3.00", "-2.00"]);
    expect(first.body.has_more).toBe(true);
    const starting_after = first.body.next_cursor as string;
    expect(starting_after).toBe(first.body.data[1]?.id);
    expect(await amounts(shop, { starting_after, source: "snd_" })).toEqual(["-1.00"]);
  });

  it("refuses a cursor of another organisation", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.listCreditTransactions();
    const starting_after = body.data[0]?.id as string;
    const stranger = await given.stranger();
    const answer = await stranger.api.listCreditTransactions({ query: { starting_after } });
    await expectRefusal(answer, "invalid_cursor", { param: "starting_after" });
  });

  it("filters by the time of creation", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.listCreditTransactions();
    const second = body.data[0]?.created as number;
    expect(await amounts(shop, { created: { gte: String(second) } })).toHaveLength(2);
    expect(await amounts(shop, { created: { lt: String(second) } })).toEqual([]);
  });

  it("shows nothing of the other mode", async () => {
    const { live } = await given.organisation();
    expect(await amounts(live)).toEqual([]);
  });
});

describe("what is set aside", () => {
  it("is counted apart, so that both balances are the sums of their rows", async () => {
    const shop = await given.organisation();
    await sell(shop);
    const [reservation] = await reserve(shop, [2_000]);
    await release(shop, reservation ?? null, { cents: 700 });
    const { body } = await shop.api.listCreditTransactions({ query: { currency: "USD" } });
    expect(body.data.map((row) => [row.amount, row.reserved_amount])).toEqual([
      ["7.00", "-7.00"],
      ["-20.00", "20.00"],
      ["-5.00", "0.00"],
      ["1000.00", "0.00"],
    ]);
    const { USD } = (await shop.api.getCredit()).body;
    const sum = (field: "amount" | "reserved_amount") =>
      body.data.reduce((total, row) => total + Number(row[field]), 0).toFixed(2);
    expect([sum("amount"), sum("reserved_amount")]).toEqual([USD.available, USD.reserved]);
  });

  it("is found by what it is for, and by the kind of that", async () => {
    const shop = await given.organisation();
    await sell(shop);
    const [first] = await reserve(shop, [2_000]);
    await reserve(shop, [300]);
    await release(shop, first ?? null, { cents: 700 });
    const path = { reservation_id: first ?? "" };
    const { source } = (await shop.api.getCreditReservation({ path })).body;
    expect(await amounts(shop, { source })).toEqual(["7.00", "-20.00"]);
    expect(await amounts(shop, { source: "bch_" })).toEqual(["7.00", "-3.00", "-20.00"]);
    expect(await amounts(shop, { source: "prg_" })).toEqual([]);
    await expectUnseen("listCreditTransactions", { query: { source } });
  });
});
