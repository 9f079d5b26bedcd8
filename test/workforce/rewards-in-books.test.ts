/** Rewards are movements of a type of their own; every reading of the books has them. */
import type { Schemas } from "@svc/generated/routes";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { runNow } from "../kit/run-clock.ts";
import { checkAccount } from "../kit/sale-invariants.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const DAY_MS = 86_400_000;
const SCOPES = ["rewards:write", "rewards:read", "sends:write"];

let shop: Organisation;
let till: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  till = await given.key(shop, {
    ...{ kind: "rk", scopes: SCOPES, spend_caps: { USD: { daily: "50.00" } } },
  });
});

/** A reward that is delivered, one that fails, and a sale, of one key. */
async function giveOut(funding: string): Promise<void> {
  const { id } = await given.activeProgram(shop, { funding, default_amount: "4.00" });
  await madeReward(till, id, { amount: "2.00" });
  await madeReward(till, id, { amount: "4.00", recipient: { phone: "0771230002" } });
  await sell(till, { amount: "3.00" });
  await drain(shop);
  await pass(shop);
}

async function ledger(query: object = {}): Promise<Schemas["WorkforceLedger"]> {
  const { body } = await shop.api.getWorkforceLedger({ query: query as never });
  return body as Schemas["WorkforceLedger"];
}

describe.each(["reserve", "pay_as_you_go"])("rewards of a program with %s", (funding) => {
  it("are debits and refunds of the ledger", async () => {
    await giveOut(funding);
    const { data, closing } = await ledger({ currency: "USD" });
    const moved = data.filter(({ kind }) => kind !== "adjustment");
    expect(moved.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      "debit -2.00",
      "debit -3.00",
      "debit -4.00",
      "refund 4.00",
    ]);
    expect(closing.USD).toBe("995.00");
    expect((await shop.api.getCredit()).body.USD.total).toBe("995.00");
    expect((await ledger({ kind: "debit" })).total).toBe(3);
    expect((await ledger({ kind: "refund" })).total).toBe(1);
  });

  it("are in the journal, but for what came back on the same day", async () => {
    await giveOut(funding);
    const { body } = await shop.api.getWorkforceJournal();
    const { entries, totals } = body as Schemas["WorkforceJournal"];
    expect(entries.map(({ debit, credit }) => [debit, credit])).toEqual([
      ["5.00", "0.00"],
      ["0.00", "5.00"],
    ]);
    expect(totals.USD).toEqual({ debit: "5.00", credit: "5.00" });
  });

  it("are reversed in the journal on the later day on which they came back", async () => {
    const { id } = await given.activeProgram(shop, { funding, default_amount: "4.00" });
    await madeReward(till, id, { amount: "4.00", recipient: { phone: "0771230002" } });
    await shop.api.advanceTestClock({ body: { seconds: DAY_MS / 1_000 } });
    await drain(shop);
    await pass(shop);
    // The later day may be in the next month, and a journal is of this one if not said.
    const days = { from: harareDay(runNow()), to: harareDay(runNow() + DAY_MS) };
    const { body } = await shop.api.getWorkforceJournal({ query: days as never });
    const { entries, totals } = body as Schemas["WorkforceJournal"];
    expect(entries.map(({ debit, narrative }) => `${debit} ${narrative}`)).toEqual([
      ...["4.00 Sends", "0.00 Sends"],
      ...["4.00 Returned: Sends", "0.00 Returned: Sends"],
    ]);
    expect(totals.USD).toEqual({ debit: "8.00", credit: "8.00" });
  });

  it("count towards the caps of their key", async () => {
    await giveOut(funding);
    const { body } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(body.usage).toMatchObject({ USD: { today: "5.00", daily_remaining: "45.00" } });
  });

  it("are not counted as sold once their Credit has come back", async () => {
    await giveOut(funding);
    const { database } = await testServer();
    const look = database.read((read) => checkAccount(read, shop.account_id));
    expect(await look).toEqual([]);
    const { body: overview } = await shop.api.getOverview();
    expect(overview.today).toMatchObject({ failed: 1, amount: { USD: "5.00" } });
    const { body: sends } = await shop.api.listSends({ query: { target: "0771230002" } as never });
    expect(sends.data).toMatchObject([{ credit_returned: true, credited_at: expect.any(Number) }]);
    const { body: events } = await shop.api.listEvents({ query: { type: "send.failed" } as never });
    expect(Object.keys(events.data[0]?.data.previous_attributes ?? {})).toContain("status");
  });

  it("are found by their type, and not among sends", async () => {
    await giveOut(funding);
    const listed = async (type: string) => {
      const { body } = await shop.api.listCreditTransactions({ query: { type } as never });
      return body.data.map(
        ({ amount, reserved_amount }) => Number(amount) + Number(reserved_amount),
      );
    };
    expect([await listed("send"), await listed("reward")]).toEqual([[-3], [-4, -2]]);
    const returned = funding === "reserve" ? "reward_return" : "send_credit_back";
    expect(await listed(returned)).toEqual([4]);
  });
});
