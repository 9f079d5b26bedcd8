import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import {
  bookFloat,
  bookLateDeliveryLoss,
  type Charge,
  chargeRows,
  creditBack,
  creditCheckout,
  creditGoodwill,
  creditTopup,
  HOUSE,
  holdCheckout,
  lockBalances,
  post,
  releaseRows,
  reserveRows,
  returnReserved,
  settle,
  settleCheckout,
} from "@svc/server/money/ledger/index.ts";
import { MOVE_KINDS, MOVES } from "@svc/server/money/ledger/moves.ts";
import {
  creditTransactions,
  ledgerEntries,
  ledgerPostings,
} from "@svc/server/money/ledger/tables.ts";
import { type Database, openDatabase, type Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { type Entry, entriesOf } from "../kit/entries.ts";
import { checkEntries } from "../kit/invariants.ts";
import { NAMED } from "../kit/wire.ts";

const NOW = Date.UTC(2026, 10, 25, 8);

let database: Database;
let account_id: string;

// Charges without sends would be breaches to every other test of the worker's database.
beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("ledger_postings"), pool: 4 });
});

afterAll(() => database.close());

beforeEach(async () => {
  account_id = await database.transact("an organisation with 1,000.00 USD", async (tx) => {
    const { test_id } = await createOrganisation(tx, { name: "Tuck shop", now: NOW });
    return test_id;
  });
});

function chargeOf(cost_minor: bigint, draws: Charge["draws"] = "available"): Charge {
  const named = { account_id, send_id: mintId(NOW) };
  const rest = { api_key_id: null, cost_center_id: null, description: "Airtime", created: NOW };
  return { ...named, ...rest, currency: "USD", cost_minor, draws };
}

async function charge(tx: Tx, charges: readonly Charge[]): Promise<void> {
  await post(tx, chargeRows(charges, await lockBalances(tx, charges, "wait")));
}

/** What a supplier took for a send. */
function paid(sold: Charge) {
  return { ...sold, supplier: "simulator", supplier_minor: sold.cost_minor };
}

/** One movement of every kind. */
async function moveInAllWays(tx: Tx): Promise<void> {
  const credit = { account_id, reservation_id: mintId(NOW), currency: "USD" as const };
  const reserved = { ...credit, api_key_id: null, description: "Set aside", created: NOW };
  const wanted = [{ ...reserved, amount_minor: 900n }];
  await post(tx, reserveRows(wanted, await lockBalances(tx, wanted, "wait")));
  const [kept, returned] = [chargeOf(300n), chargeOf(200n)];
  const drawn = chargeOf(400n, "reserved");
  const given = { ...chargeOf(50n), is_reward: true };
  const given_back = { ...chargeOf(60n, "reserved"), is_reward: true };
  await charge(tx, [kept, returned, drawn, given, given_back]);
  await settle(tx, [paid(kept), paid(given)]);
  await creditBack(tx, [returned]);
  await bookLateDeliveryLoss(tx, [paid(returned)]);
  await returnReserved(tx, [drawn, given_back]);
  const left = [{ ...reserved, amount_minor: 900n }];
  await post(tx, releaseRows(left, await lockBalances(tx, left, "wait")));
  const paid_in = {
    account_id,
    topup_id: mintId(NOW),
    method: "card" as const,
    currency: "USD" as const,
  };
  const told = { description: "Top-up", api_key_id: null, created: NOW };
  await creditTopup(tx, { ...paid_in, ...told, amount_minor: 500n });
  for (const end of [settleCheckout, creditCheckout] as const) {
    const held = { account_id, session_id: mintId(NOW), currency: "USD" as const, created: NOW };
    await holdCheckout(tx, { ...held, amount_minor: 500n });
    await end(tx, { ...held, amount_minor: 500n, description: "Checkout" });
  }
  await creditGoodwill(tx, {
    ...{ account_id, send_id: kept.send_id, currency: "USD", amount_minor: 70n },
    ...{ description: "Goodwill", cost_center_id: null, created: NOW },
  });
  for (const kind of ["float_topup", "float_gain", "float_loss"] as const) {
    const of_house = { supplier: "simulator", currency: "USD" as const, created: NOW };
    await bookFloat(tx, { ...of_house, kind, amount_minor: 10n });
  }
}

function nameOf(entry: Entry): string {
  const { account_id, currency, sequence, book, transaction_id, send_id } = entry;
  const { amount_minor, balance_after_minor } = entry;
  const names = [account_id, currency, sequence, book, transaction_id, send_id];
  return [...names, amount_minor, balance_after_minor].join();
}

function bookOf(book: string): string {
  if (book === "clearing") return "house:topup_clearing:card";
  return book === "float" ? "house:float:simulator" : book;
}

describe("a posting", () => {
  it.each([
    ["between other books than its kind's", "to_book = 'reserved'"],
    ["from the float that takes nothing from it", "from_book = 'house:float:simulator'"],
    ["that shows as another type", "type = 'topup'"],
    ["that the organisation does not see and its kind shows", "type = null, description = null"],
    ["of a kind that there is none of", "kind = 'gift'"],
    ["of less than nothing", "amount_minor = -1"],
    ["that leaves less than nothing", "in_flight_after_minor = -1"],
  ])("is never written %s", async (_, set) => {
    await database.transact("charge", (tx) => charge(tx, [chargeOf(300n)]));
    const changed = database.transact("change it", ({ sql }) =>
      sql.unsafe(`update ledger_postings set ${set} where kind = 'charge'`, [], NAMED),
    );
    await expect(changed).rejects.toMatchObject({ code: "23514" });
  });

  it("is allowed the books and the type of its kind, and no others", async () => {
    const facts = Object.values(MOVES);
    const books = [...new Set(facts.flatMap(({ from, to }) => [from, to]))].map(bookOf);
    const types = [...new Set(facts.map(({ type }) => type))];
    const known = await database.read(
      ({ sql }) => sql<{ name: string }[]>`
        select concat_ws(' ', kind, from_book, to_book, type) as name
        from unnest(${[...MOVE_KINDS, "gift"]}::text[]) as kind,
          unnest(${books}::text[]) as from_book, unnest(${books}::text[]) as to_book,
          unnest(${types}::text[]) as type
        where is_known_move(kind, from_book, to_book, type)`,
    );
    const named = MOVE_KINDS.map((kind) => {
      const { from, to, type } = MOVES[kind];
      return [kind, bookOf(from), bookOf(to), ...(type === null ? [] : [type])].join(" ");
    });
    expect(known.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });

  it("is read as its two entries", async () => {
    await database.transact("move", moveInAllWays);
    const whose = [account_id, HOUSE];
    const [postings, entries] = await database.read(({ db }) =>
      Promise.all([
        db.select().from(ledgerPostings).where(inArray(ledgerPostings.account_id, whose)),
        db.select().from(ledgerEntries).where(inArray(ledgerEntries.account_id, whose)),
      ]),
    );
    expect(new Set(postings.map(({ kind }) => kind))).toEqual(new Set(MOVE_KINDS));
    expect(entries.map(nameOf).toSorted()).toEqual(entriesOf(postings).map(nameOf).toSorted());
  });

  it("is found by its id in the index of those that the organisation sees", async () => {
    const plans = await database.transact("explain", async (tx) => {
      await tx.sql`set local enable_seqscan = off`;
      await tx.sql`set local enable_sort = off`;
      return await tx.sql<Record<string, string>[]>`
        explain (costs off) select * from credit_transactions
        where account_id = ${account_id} order by id desc limit 5`;
    });
    const plan = plans.flatMap((line) => Object.values(line)).join("\n");
    expect(plan).toContain("Index Scan Backward using ledger_postings_shown");
  });

  it("is read as a Credit transaction where its kind has a type, and nowhere else", async () => {
    await database.transact("move", moveInAllWays);
    const rows = await database.read(({ db }) =>
      db.select().from(creditTransactions).where(eq(creditTransactions.account_id, account_id)),
    );
    const types = MOVE_KINDS.flatMap((kind) => MOVES[kind].type ?? []);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(types));
    const changes = rows
      .filter(({ type }) => type !== "test_grant")
      .map((row) => [row.type, row.amount_minor, row.reserved_amount_minor].join(" "));
    expect(changes.toSorted()).toEqual([
      "adjustment 70 0",
      "checkout_credit 500 0",
      "reservation -900 900",
      "reservation_release 900 -900",
      "reward -50 0",
      "reward 0 -60",
      "reward_return 0 400",
      "reward_return 0 60",
      "send -200 0",
      "send -300 0",
      "send 0 -400",
      "send_credit_back 200 0",
      "topup 500 0",
    ]);
    expect(await database.read((read) => checkEntries(read))).toEqual([]);
  });
});
