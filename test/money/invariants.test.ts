import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import { chargeRows, lockBalances, post } from "@svc/server/money/ledger/index.ts";
import { type Database, openDatabase, type Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { type Breach, checkLedger } from "../kit/invariants.ts";
import { NAMED } from "../kit/wire.ts";

const NOW = Date.UTC(2026, 10, 25, 8);

let database: Database;

// Charges without sends would be breaches to every other test of the worker's database.
beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("ledger_invariants"), pool: 10 });
});

afterAll(() => database.close());

/** A new organisation that has one pending send of 3.00 USD. */
async function sellOnce(tx: Tx): Promise<{ account_id: string; send_id: string }> {
  const { test_id: account_id } = await createOrganisation(tx, { name: "Tuck shop", now: NOW });
  const send_id = mintId(NOW);
  const shared = { account_id, currency: "USD" as const, api_key_id: null, created: NOW };
  const cost = { cost_minor: 300n, cost_center_id: null, description: "Airtime" };
  const charges = [{ ...shared, ...cost, send_id }];
  const posting = chargeRows(charges, await lockBalances(tx, charges, "wait"));
  await post(tx, posting);
  const transaction_ids = posting.rows.map(({ id }) => id);
  await tx.sql`
    insert into sends (account_id, id, status, status_at, type, product, network, target,
      amount_minor, cost_minor, currency, credit_transaction_ids, source, sms_locale, metadata,
      created)
    values (${account_id}, ${send_id}, 'pending', svc_now(), 'airtime', 'airtime-usd', 'econet',
      '+263771234567', 300, 300, 'USD', ${transaction_ids}::uuid[], 'api', 'en', '{}', svc_now())`;
  return { account_id, send_id };
}

/** Plants a fault that the database lets pass, looks, and takes everything back. */
async function breachesAfter(fault: string | null): Promise<Breach[]> {
  const found: Breach[] = [];
  const done = new Error("Nothing of this is kept.");
  const work = database.transact("plant a fault", async (tx) => {
    const { account_id, send_id } = await sellOnce(tx);
    const planted = (fault ?? "select 1")
      .replaceAll("$account", `'${account_id}'`)
      .replaceAll("$send", `'${send_id}'`)
      .replaceAll("$id", `'${mintId(NOW)}'`);
    for (const one of planted.split(";")) await tx.sql.unsafe(one, [], NAMED);
    found.push(...(await checkLedger(tx)));
    throw done;
  });
  await expect(work).rejects.toBe(done);
  return found;
}

it("finds nothing in a sound ledger", async () => {
  expect(await breachesAfter(null)).toEqual([]);
});

const FAULTS = {
  "two postings of one transaction": `drop index ledger_postings_shown;
    update ledger_postings set id = $id where account_id = $account`,
  "a posting between other books than its kind's": `
    alter table ledger_postings drop constraint ledger_postings_move;
    update ledger_postings set from_book = 'reserved' where kind = 'charge'`,
  "a balance that was written past the ledger":
    "update ledger_balances set available_minor = 701 where account_id = $account",
  "a posting that is gone":
    "delete from ledger_postings where account_id = $account and sequence = 1",
  "a balance after that is wrong":
    "update ledger_postings set available_after_minor = 1 where sequence = 2",
  "a balance after that is wrong, of a book that the posting leaves alone":
    "update ledger_postings set reserved_after_minor = 1 where sequence = 2",
  "a posting that says another amount":
    "update ledger_postings set amount_minor = 1 where kind = 'charge'",
  "a Credit transaction that is gone": `
    alter table ledger_postings drop constraint ledger_postings_move;
    update ledger_postings set type = null, description = null where kind = 'charge'`,
  "test Credit in a live account": "update accounts set mode = 'live'",
  "a send that was delivered and not settled": "update sends set status = 'delivered'",
  "a send that says its Credit came back": "update sends set credit_returned = true",
  "a send that was charged another cost": "update sends set cost_minor = 299",
  "a send that does not name its Credit transaction":
    "update sends set credit_transaction_ids = '{}'",
  "a charge of a send that does not exist": "delete from sends",
};

it.each(Object.entries(FAULTS))("finds %s", async (_, fault) => {
  expect(await breachesAfter(fault)).not.toEqual([]);
});

it("finds a send that was never charged", async () => {
  const copy = `
    insert into sends (account_id, id, status, status_at, type, product, network, target,
      amount_minor, cost_minor, currency, credit_transaction_ids, source, metadata, created)
    select account_id, $id, status, status_at, type, product, network, target,
      amount_minor, cost_minor, currency, credit_transaction_ids, source, metadata, created
    from sends where id = $send`;
  expect(await breachesAfter(copy)).toContainEqual({
    invariant: "each send is charged once, what it costs, unless a customer has paid",
    subject: expect.any(String),
  });
});
