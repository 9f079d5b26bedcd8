import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, powerOrder } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";
import { checkHouse } from "../kit/sale-invariants.ts";

let cluster: Cluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 1 });
  const shop = await openShop(fleet.database, { daily_minor: 10_000n });
  const till = openTill(shop.key, fleet.apis);
  for (const ending of ["0000", "0001", "0002"]) {
    await till.sell({ target: newTarget(ending), client_reference: `receipt-${ending}` });
  }
  await till.sell({ ...powerOrder(), amount: "1.00" });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

/** Plants a fault that the database lets pass, looks, and takes everything back. */
async function breachedAfter(fault: string): Promise<string[]> {
  const found: string[] = [];
  const done = new Error("Nothing of this is kept.");
  const work = fleet.database.transact("plant a fault", async (tx: Tx) => {
    await tx.sql.unsafe(fault);
    found.push(...(await checkHouse(tx)).map(({ invariant }) => invariant));
    throw done;
  });
  await expect(work).rejects.toBe(done);
  return found;
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
  "update sends set credit_transaction_ids = '{}'":
    "a send names the Credit transactions that name it",
  "update simulator_vends set submits = 2": "a reference is handed over once",
  "update simulator_vends set vended_minor = amount_minor": "a send is vended once",
  "delete from send_attempts where kind = 'submit'":
    "what a supplier hears was written down before, as it was ordered",
  "update send_attempts set state = 'no_answer' where state = 'not_taken' and sequence = 1":
    "a send is handed over again only when no earlier try can have been taken",
  "update send_attempts set state = 'accepted' where state = 'delivered'":
    "a send that is closed has no hand-over that is open, unless somebody asks about it again",
  "update simulator_vends set vended_minor = null":
    "a send that a supplier says it delivered was vended in full",
  "update simulator_vends set vended_minor = amount_minor where target like '%0002'":
    "a send whose Credit came back was not vended",
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
  "drop index sends_retry_of; update sends set retry_of = account_id": "a send is retried once",
};

it.each(Object.entries(FAULTS))("finds the fault of: %s", async (fault, sentence) => {
  expect(await breachedAfter(fault)).toContain(sentence);
});
