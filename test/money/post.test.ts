import { setTimeout as sleep } from "node:timers/promises";
import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import {
  balanceKey,
  bookLateDeliveryLoss,
  type Charge,
  chargeRows,
  creditBack,
  lockBalances,
  post,
  settle,
} from "@svc/server/money/ledger/index.ts";
import type { PostingRow } from "@svc/server/money/ledger/tables.ts";
import { type Database, openDatabase, type Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { checkEntries } from "../kit/invariants.ts";

const NOW = Date.UTC(2026, 10, 25, 8);

let database: Database;
let account_id: string;

// Charges without sends would be breaches to every other test of the worker's database.
beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("ledger_post"), pool: 10 });
});

afterAll(() => database.close());

beforeEach(async () => {
  account_id = await database.transact("an organisation with 1,000.00 USD", async (tx) => {
    const { test_id } = await createOrganisation(tx, { name: "Tuck shop", now: NOW });
    return test_id;
  });
});

function chargeOf(cost_minor: bigint, to = account_id): Charge {
  return {
    account_id: to,
    currency: "USD",
    cost_minor,
    send_id: mintId(NOW),
    api_key_id: null,
    cost_center_id: null,
    description: "Airtime",
    created: NOW,
  };
}

/** What a supplier took for a send, less its discount. */
function paid(sold: Charge, supplier_minor = sold.cost_minor) {
  return { ...sold, supplier: "simulator", supplier_minor };
}

async function entriesOfKind(kind: string) {
  const rows = await database.read(
    ({ sql }) => sql<{ book: string; amount_minor: string; send_id: string | null }[]>`
      select book, amount_minor, send_id from ledger_entries
      where account_id = ${account_id} and kind = ${kind} order by amount_minor`,
  );
  return rows.map(({ book, amount_minor, send_id }) => [book, amount_minor, send_id]);
}

async function charge(tx: Tx, charges: readonly Charge[]): Promise<void> {
  await post(tx, chargeRows(charges, await lockBalances(tx, charges, "wait")));
}

async function balance() {
  const balance_key = { account_id, currency: "USD" };
  const balances = await database.read((read) => lockBalances(read, [balance_key], "none"));
  const found = balances.get(balanceKey(account_id, "USD"));
  return { available: found?.available_minor, in_flight: found?.in_flight_minor };
}

async function breaches() {
  return await database.read((read) => checkEntries(read));
}

describe("the ledger", () => {
  it("draws a send's cost, then spends it or gives it back", async () => {
    const [kept, returned] = [chargeOf(300n), chargeOf(200n)];
    await database.transact("charge", (tx) => charge(tx, [kept, returned]));
    expect(await balance()).toEqual({ available: 99_500n, in_flight: 500n });
    await database.transact("deliver one", (tx) => settle(tx, [paid(kept)]));
    const ids = await database.transact("return one", (tx) => creditBack(tx, [returned]));
    expect(await balance()).toEqual({ available: 99_700n, in_flight: 0n });
    expect(ids).toHaveLength(1);
    expect(await breaches()).toEqual([]);
  });

  it("pays the supplier of a delivered send from the float, and not from the Credit", async () => {
    const sold = chargeOf(300n);
    await database.transact("charge", (tx) => charge(tx, [sold]));
    await database.transact("deliver", (tx) => settle(tx, [paid(sold, 285n)]));
    expect(await entriesOfKind("vend")).toEqual([
      ["house:float:simulator", "-285", sold.send_id],
      ["house:cost_of_sales", "285", null],
    ]);
    expect(await balance()).toEqual({ available: 99_700n, in_flight: 0n });
    expect(await breaches()).toEqual([]);
  });

  it("bears a late delivery itself: the Credit that came back stays", async () => {
    const sold = chargeOf(300n);
    await database.transact("charge", (tx) => charge(tx, [sold]));
    await database.transact("return", (tx) => creditBack(tx, [sold]));
    await database.transact("late", (tx) => bookLateDeliveryLoss(tx, [paid(sold)]));
    expect(await entriesOfKind("late_delivery")).toEqual([
      ["house:float:simulator", "-300", sold.send_id],
      ["house:late_delivery_loss", "300", null],
    ]);
    expect(await balance()).toEqual({ available: 100_000n, in_flight: 0n });
    expect(await breaches()).toEqual([]);
  });

  it("pays the supplier of a send once, however often it turns out to be delivered", async () => {
    const sold = chargeOf(300n);
    await database.transact("charge", (tx) => charge(tx, [sold]));
    await database.transact("deliver", (tx) => settle(tx, [paid(sold)]));
    const again = database.transact("late", (tx) => bookLateDeliveryLoss(tx, [paid(sold)]));
    await expect(again).rejects.toMatchObject({ code: "23505" });
    expect(await breaches()).toEqual([]);
  });

  it("closes a send once, whatever closes it", async () => {
    const sold = chargeOf(300n);
    const other = chargeOf(300n);
    await database.transact("charge", (tx) => charge(tx, [sold, other]));
    await database.transact("deliver", (tx) => settle(tx, [paid(sold)]));
    const again = database.transact("return", (tx) => creditBack(tx, [sold]));
    await expect(again).rejects.toMatchObject({ code: "23505" });
    expect(await balance()).toEqual({ available: 99_400n, in_flight: 300n });
    expect(await breaches()).toEqual([]);
  });

  it("charges a send once", async () => {
    const sold = chargeOf(300n);
    await database.transact("charge", (tx) => charge(tx, [sold]));
    const again = database.transact("charge again", (tx) => charge(tx, [sold]));
    await expect(again).rejects.toMatchObject({ code: "23505" });
    expect(await balance()).toEqual({ available: 99_700n, in_flight: 300n });
  });

  it.each<[string, (rows: readonly PostingRow[]) => PostingRow[], string]>([
    ["without the first posting", ([, ...others]) => others, "is missing"],
    ["without the last posting", ([first]) => (first ? [first] : []), "leaves another balance"],
    [
      "with another amount",
      (rows) => rows.map((row, at) => ({ ...row, amount_minor: row.amount_minor + BigInt(at) })),
      "leaves another balance",
    ],
    [
      "with another balance after",
      (rows) => rows.map((row) => ({ ...row, reserved_after_minor: 1n })),
      "leaves another balance",
    ],
    [
      "into another book",
      (rows) => rows.map((row) => ({ ...row, to_book: "reserved" as const })),
      "leaves another balance",
    ],
  ])("refuses a chain %s, and writes nothing", async (_, changed, reason) => {
    const broken = database.transact("break the chain", async (tx) => {
      const charges = [chargeOf(300n), chargeOf(200n)];
      const posting = chargeRows(charges, await lockBalances(tx, charges, "wait"));
      await post(tx, { ...posting, rows: changed(posting.rows) });
    });
    await expect(broken).rejects.toThrow(reason);
    expect(await balance()).toEqual({ available: 100_000n, in_flight: 0n });
  });

  it("refuses to write on a balance that moved after it was read", async () => {
    const stale = database.transact("read, then let another write", async (tx) => {
      const charges = [chargeOf(300n)];
      const balances = await lockBalances(tx, charges, "none");
      await charge(tx, [chargeOf(100n)]);
      await post(tx, chargeRows(charges, balances));
    });
    await expect(stale).rejects.toThrow(/other rows .* wanted: 1 by "update ledger_balances/);
    expect(await balance()).toEqual({ available: 100_000n, in_flight: 0n });
  });

  it("holds its checks when a writer forgets them", async () => {
    const negative = database.transact("overdraw", ({ sql }) => {
      return sql`update ledger_balances set available_minor = -1 where account_id = ${account_id}`;
    });
    await expect(negative).rejects.toMatchObject({ code: "23514" });
  });
});

describe("locks on balances", () => {
  it("let one of two sales of the last dollar through", async () => {
    const sell = () =>
      database.transact("sell", async (tx) => {
        const charges = [chargeOf(60_000n)];
        const balances = await lockBalances(tx, charges, "wait");
        const available = balances.get(balanceKey(account_id, "USD"))?.available_minor ?? 0n;
        if (available < 60_000n) return false;
        await sleep(20);
        await post(tx, chargeRows(charges, balances));
        return true;
      });
    const sold = await Promise.all([sell(), sell(), sell()]);
    expect(sold.filter(Boolean)).toHaveLength(1);
    expect(await balance()).toEqual({ available: 40_000n, in_flight: 60_000n });
  });

  it("leave out a purse that a stranger holds when nothing may wait", async () => {
    const balance_keys = ["USD", "ZWG"].map((currency) => ({ account_id, currency }));
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stranger = database.transact("hold dollars", async (tx) => {
      await lockBalances(tx, balance_keys.slice(0, 1), "wait");
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const found = await database.transact("try", (tx) => lockBalances(tx, balance_keys, "try"));
    free.resolve();
    await stranger;
    expect([...found.keys()]).toEqual([balanceKey(account_id, "ZWG")]);
  });

  it("ignore a purse that does not exist", async () => {
    const unknown = [{ account_id, currency: "EUR" }];
    const found = await database.read((read) => lockBalances(read, unknown, "none"));
    expect(found.size).toBe(0);
  });
});

describe("forty workers moving money of four organisations at random", () => {
  it("break no invariant", async () => {
    const accounts = await database.transact("organisations", async (tx) => {
      const made: string[] = [];
      for (let at = 0; at < 4; at += 1) {
        const { test_id } = await createOrganisation(tx, { name: `Shop ${at}`, now: NOW });
        made.push(test_id);
      }
      return made;
    });
    await Promise.all(Array.from({ length: 40 }, (_, seed) => work(accounts, seed)));
    expect(await breaches()).toEqual([]);
  });
});

/** Sells to two organisations in one set, then spends the one and gives back the other. */
async function work(accounts: readonly string[], seed: number): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const at = seed + round;
    const charges = [0, 1].map((step) =>
      chargeOf(BigInt(1 + ((at * 7 + step) % 50)), accounts[(at + step) % accounts.length]),
    );
    const [sold, returned] = charges as [Charge, Charge];
    await database.transact("sell", (tx) => charge(tx, charges));
    await database.transact("close", async (tx) => {
      // One call after the other would lock one balance after the other, in no order.
      await lockBalances(tx, charges, "wait");
      await settle(tx, [paid(sold)]);
      await creditBack(tx, [returned]);
    });
  }
}
