import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { findBreaches } from "@svc/server/reporting/night-watch/find-breaches.ts";
import { LEDGER_INVARIANTS } from "@svc/server/reporting/night-watch/ledger-invariants.ts";
import { watchBooks } from "@svc/server/reporting/night-watch/night-watch.ts";
import { SALE_INVARIANTS } from "@svc/server/reporting/night-watch/sale-invariants.ts";
import { accountsScope } from "@svc/server/reporting/night-watch/scopes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, powerOrder } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";
import { checkHouse, keepingPlans } from "../kit/sale-invariants.ts";
import { NAMED } from "../kit/wire.ts";

let fleet: Fleet;
let account_id: string;

/** What the night watch looks for, of one account at a time. */
const WATCHED = { ...LEDGER_INVARIANTS, ...SALE_INVARIANTS };

beforeAll(async () => {
  fleet = await openRunFleet({ apis: 1, workers: 1 });
  const shop = await openShop(fleet.database, { daily_minor: 10_000n });
  ({ account_id } = shop);
  await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  for (const ending of ["0000", "0001", "0002"]) {
    await till.sell({ target: newTarget(ending), client_reference: `receipt-${ending}` });
  }
  await till.sell({ ...powerOrder(), amount: "1.00" });
  const { target = "" } = powerOrder();
  const quote = { target, amount: "1.00", currency: "USD" as const };
  await till.ask("createQuote", { body: quote });
});

afterAll(() => fleet?.close());

/** Plants a fault that the database lets pass, looks, and takes everything back. */
async function breachedAfter(
  fault: string,
): Promise<{ all: string[]; watched: string[]; night: unknown[] }> {
  const all: string[] = [];
  const night: Record<string, unknown>[] = [];
  const watched: string[] = [];
  const done = new Error("Nothing of this is kept.");
  const work = fleet.database.transact("plant a fault", async (tx: Tx) => {
    for (const one of fault.split(";")) await tx.sql.unsafe(one, [], NAMED);
    const read = keepingPlans(tx);
    all.push(...(await checkHouse(read)).map(({ invariant }) => invariant));
    const found = await findBreaches(read, WATCHED, accountsScope([account_id]));
    watched.push(...found.map(({ invariant }) => invariant));
    // A whole night, which looks for each account as is done above, sees each fault in a long run.
    if (IS_LONG) await watchBooks(inside(tx), logTo(night), { nights: 1 });
    throw done;
  });
  await expect(work).rejects.toBe(done);
  return { all, watched, night: night.map(({ invariant }) => invariant) };
}

/** A database all of whose statements are made in one transaction. */
function inside(tx: Tx): Pick<Database, "read" | "transact"> {
  return {
    read: (work) => work(tx as never),
    transact: (_, work) => work(tx),
  };
}

function logTo(lines: Record<string, unknown>[]) {
  return openLog({
    level: "info",
    readable: false,
    write: (line) => void lines.push(JSON.parse(line)),
  });
}

it("finds nothing in a sound house", async () => {
  expect(await complaintsAtRest(fleet)).toEqual([]);
});

/** Each fault, and the sentence that it makes untrue. */
const FAULTS: Record<string, string> = {
  "delete from messages": "a send that was delivered has written the text that it owes",
  "update messages set status = 'failed'": "a send says of its text what the outbox says",
  "update messages set status = 'queued', due_at = null":
    "a text that was not told yet has work due",
  "delete from send_references": "a client_reference is bound to the one send that carries it",
  "update events set idempotency_key = 'one' where type = 'send.created'":
    "one Idempotency-Key made one send",
  "delete from idempotency_keys": "an Idempotency-Key is kept exactly when its send exists",
  "update idempotency_keys set request_id = gen_random_uuid()":
    "an Idempotency-Key is kept exactly when its send exists",
  "update idempotency_keys set status = null": "an Idempotency-Key that is kept has its answer",
  "update events set object_id = gen_random_uuid() where object_prefix = 'snd'":
    "an event is about an object that exists",
  "delete from events where type = 'send.submitted'":
    "the events of a send are numbered from 1 to its newest",
  "update events set type = 'send.failed' where type = 'send.delivered'":
    "a send has one event for each thing that it says has happened",
  "update sends set status = 'pending'":
    "a send that is under way has work due, and no other send has",
  [`insert into send_dispatches (account_id, send_id, mode)
    select account_id, gen_random_uuid(), 'test' from sends limit 1`]:
    "work is due for a send that exists",
  "update sends set approval_id = gen_random_uuid()":
    "an approval names the send that was made for it, which names it",
  [`insert into agent_approvals (account_id, id, action, status, why, operation_id, request,
      fingerprint, source, amount_minor, currency, api_key_id, limit_minor, used_minor, expires_at,
      request_id, created, event_sequence)
    select account_id, gen_random_uuid(), 'send', 'requested', 'both', 'createSend', '{}', '',
      'api', 1, 'USD', id, 1, 0, svc_now(), id, svc_now(), 1 from api_keys`]:
    "an approval has work due exactly while it is open or not carried out",
  [`insert into agent_approvals (account_id, id, action, status, why, operation_id, request,
      fingerprint, source, amount_minor, currency, api_key_id, limit_minor, used_minor, expires_at,
      request_id, created, event_sequence, program_id, completion_id, result_prefix, result_id)
    select account_id, gen_random_uuid(), 'reward', 'approved', 'both', 'createReward', '{}', '',
      'api', 1, 'USD', id, 1, 0, svc_now(), id, svc_now(), 1, id, 'one', 'rwd', id from api_keys`]:
    "an approval names the reward that was made for it, which names it",
  "update sends set api_key_id = gen_random_uuid()": "a send was made by a key of its account",
  "update sends set credit_transaction_ids = '{}'":
    "a send names the Credit transactions that name it",
  "update simulator_vends set submits = 2": "a reference is handed over once",
  "update simulator_vends set vended_minor = amount_minor": "a send is vended once",
  "delete from send_attempts where kind = 'submit'":
    "what a supplier hears was written down before, as it was ordered",
  [`update send_answers set hand_over_state = 'no_answer'
    where hand_over_state = 'not_taken' and hand_over_sequence = 1`]:
    "a send is handed over again only when no earlier try can have been taken",
  "update send_answers set hand_over_state = 'accepted' where hand_over_state = 'delivered'":
    "a send that is closed has no hand-over that is open, unless somebody asks about it again",
  "update send_attempts set send_id = gen_random_uuid() where kind = 'query'":
    "an attempt is of a send that exists, and an answer of an attempt",
  "delete from send_attempts where kind = 'query'":
    "an attempt is of a send that exists, and an answer of an attempt",
  "update send_answers set sequence = 1 where number = 2":
    "an attempt is answered once, and the answers of a send are numbered from 1",
  "delete from send_answers where number = 1":
    "an attempt is answered once, and the answers of a send are numbered from 1",
  [`insert into send_dispatches (account_id, send_id, mode)
    select account_id, id, 'test' from sends where status = 'delivered' limit 1`]:
    "the work of a send says of its attempts what they and their answers say",
  "update simulator_vends set vended_minor = null":
    "a send that a supplier says it delivered was vended in full",
  "update simulator_vends set vended_minor = amount_minor where target like '%0002'":
    "a send whose Credit came back was not vended",
  "update quotes set used_by = gen_random_uuid()":
    "a quote that is used was used by a send that carries it",
  "delete from events where sequence = 2": "the events of a send have no gap",
  "delete from power_purchases":
    "power that a supplier delivered is kept as one purchase, with its tokens sealed",
  "update ledger_balances set reserved_minor = 1": "reserved is what is left of the reservations",
  [`insert into credit_reservations (account_id, id, status, currency, amount_minor,
      released_minor, source_prefix, source_id, created)
    select account_id, id, 'released', 'USD', 1, 1, 'bch', id, created from sends limit 1`]:
    "a reservation took its amount, and gave back what it says",
  "update key_caps set per_send_minor = 99": "a sale is within the cap of its key",
  "update key_caps set daily_minor = 199": "the sales of a day are within the cap of their key",
  "update key_caps set monthly_minor = 199": "the sales of a month are within the cap of their key",
  "update key_caps set per_recipient_daily_minor = 99":
    "the sales of a day to one recipient are within the cap of their key",
  "drop index sends_retry_of; update sends set retry_of = account_id":
    "a send is retried once, and each of the two names the other",
};

it.each(Object.entries(FAULTS))("finds the fault of: %s", async (fault, sentence) => {
  const { all, watched, night } = await breachedAfter(fault);
  if (IS_LONG) expect(night.includes(sentence)).toBe(Object.hasOwn(WATCHED, sentence));
  expect(all).toContain(sentence);
  expect(watched.includes(sentence)).toBe(Object.hasOwn(WATCHED, sentence));
});

describe("the night watch", () => {
  const lines: Record<string, unknown>[] = [];
  const log = logTo(lines);

  it("looks at every account, and raises no alarm in a sound house", async () => {
    const { accounts, breaches } = await watchBooks(fleet.database, log);
    const [row] = await fleet.database.read(
      ({ sql }) => sql`select count(*)::int as accounts from accounts`,
    );
    expect({ accounts, breaches }).toEqual({ accounts: row?.accounts, breaches: 0 });
    expect(lines).toEqual([]);
  });

  it("raises an alarm that names the account and the sentence", async () => {
    const plant = (by: number) =>
      fleet.database.transact(
        "plant a fault",
        ({ sql }) => sql`
          update ledger_balances set available_minor = available_minor + ${by}
          where account_id = ${account_id} and currency = 'USD'`,
      );
    await plant(1);
    await watchBooks(fleet.database, log);
    await plant(-1);
    expect(lines.map(({ invariant }) => invariant)).toContain(
      "a balance is what its newest posting left",
    );
    const named = { level: 50, alarm: "books_broken", account_id, count: 1 };
    expect(lines).toEqual(lines.map(() => expect.objectContaining(named)));
  });
});
