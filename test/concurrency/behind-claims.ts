/**
 * Facts read before an outside call are read again under the lock: each request is held up behind
 * the lock of its own Idempotency-Key, after its reads and its call, while the facts change. Each
 * returns what went wrong, and nothing for a sound server; the mutation gate runs them at unsound
 * ones.
 */
import type { OperationId } from "@svc/generated/operations";
import { idempotencyLockName } from "@svc/server/journal/idempotency/index.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, powerOrder, type Till } from "../kit/programs/till.ts";
import { complaints, until } from "../kit/programs/watch.ts";
import { runSeconds } from "../kit/run-clock.ts";

interface Held {
  readonly account_id: string;
  readonly operation_id: OperationId;
  /** As an Idempotency-Key counts for it. */
  readonly path: string;
  readonly key: string;
}

/** A failed send turns out to have been delivered while its retry waits: nothing is sold again. */
export async function retryBehindDelivery(fleet: Fleet): Promise<string[]> {
  const { till, account_id } = await open(fleet);
  const send_id = await failedSend(till);
  const path = { send_id };
  const key = "retry-behind";
  const answer = await behind(
    fleet,
    { account_id, operation_id: "retrySend", path: `/sends/${send_id}/retry`, key },
    {
      request: () => till.ask("retrySend", { path, idempotency_key: key }),
      meanwhile: () => till.ask("advanceTestSend", { path, body: { to: "late_delivered" } }),
    },
  );
  return await unless(fleet, "a retry of what was delivered meanwhile", {
    answer,
    expected: "409 send_delivered_late",
  });
}

/** Another retry of the same send is made while this one waits. */
export async function retryBehindRetry(fleet: Fleet): Promise<string[]> {
  const { till, account_id } = await open(fleet);
  const send_id = await failedSend(till);
  const path = { send_id };
  const key = "retry-behind";
  const answer = await behind(
    fleet,
    { account_id, operation_id: "retrySend", path: `/sends/${send_id}/retry`, key },
    {
      request: () => till.ask("retrySend", { path, idempotency_key: key }),
      meanwhile: () => till.ask("retrySend", { path, idempotency_key: "retry-before" }),
    },
  );
  return await unless(fleet, "a second retry", { answer, expected: "409 send_not_retryable" });
}

/** A send goes out while the meter that it is to go to instead was confirmed. */
export async function meterBehindHandOver(fleet: Fleet): Promise<string[]> {
  const { till, account_id } = await open(fleet);
  const scheduled_for = runSeconds() + 3_600;
  const order = { ...powerOrder(), confirm: "strict" as const, currency: "USD" as const };
  const sold = await till.ask("createSend", {
    idempotency_key: "meter-before",
    body: { ...order, type: "power", amount: "5.00", scheduled_for } as never,
  });
  const { id: send_id } = (sold ?? refuseSilence()).body as { id: string };
  const path = { send_id };
  const key = "meter-behind";
  const meter = powerOrder().target ?? "";
  const answer = await behind(
    fleet,
    { account_id, operation_id: "changeSendMeter", path: `/sends/${send_id}/meter`, key },
    {
      request: () => till.ask("changeSendMeter", { path, idempotency_key: key, body: { meter } }),
      meanwhile: () => till.ask("advanceTestSend", { path, body: {} }),
    },
  );
  return await unless(fleet, "a meter that is changed too late", {
    answer,
    expected: "409 already_sent",
  });
}

/** What a customer has paid for fails while the other meter of its session was confirmed. */
export async function sessionMeterBehindFailure(fleet: Fleet): Promise<string[]> {
  const { till, account_id } = await open(fleet);
  const { confirm: _, ...order } = powerOrder();
  const ways = { success_url: "https://a.example/paid", cancel_url: "https://a.example/basket" };
  const opened = await till.ask("createCheckoutSession", {
    idempotency_key: "session-before",
    body: { ...order, ...ways, amount: "5.00", currency: "USD" } as never,
  });
  const { id: session_id } = (opened ?? refuseSilence()).body as { id: string };
  const path = { session_id };
  const key = "session-meter-behind";
  const meter = powerOrder().target ?? "";
  const answer = await behind(
    fleet,
    {
      ...{ account_id, operation_id: "changeCheckoutSessionMeter", key },
      path: `/checkout-sessions/${session_id}/meter`,
    },
    {
      request: () =>
        till.ask("changeCheckoutSessionMeter", { path, idempotency_key: key, body: { meter } }),
      meanwhile: async () => {
        const paid = await till.ask("payTestCheckoutSession", { path, body: { outcome: "paid" } });
        const { send } = (paid ?? refuseSilence()).body as { send: string };
        await till.ask("advanceTestSend", { path: { send_id: send }, body: { to: "failed" } });
      },
    },
  );
  return await unless(fleet, "a meter of what has failed meanwhile", {
    answer,
    expected: "409 concurrent_update",
  });
}

/** The Credit is spent while the meter of a sale was confirmed. */
export async function saleBehindLastDollar(fleet: Fleet): Promise<string[]> {
  const { till, account_id } = await open(fleet);
  const key = "sale-behind";
  const answer = await behind(
    fleet,
    { account_id, operation_id: "createSend", path: "/sends", key },
    {
      request: async () => {
        const order = { ...powerOrder(), confirm: "strict" as const, amount: "300.00" };
        return (await till.sell({ ...order, idempotency_key: key })).heard;
      },
      meanwhile: async () => {
        for (let sale = 0; sale < 3; sale += 1) await till.sell({ amount: "300.00" });
      },
    },
  );
  return await unless(fleet, "a sale of Credit that is gone", {
    answer,
    expected: "402 insufficient_credit",
  });
}

function refuseSilence(): never {
  throw new Error("A sale was to be answered.");
}

type Heard = { readonly status: number; readonly code: string | null } | null;

/** Sends a request while its key's lock is held, and releases the lock afterwards. */
async function behind(
  { database }: Fleet,
  { account_id, ...claim }: Held,
  given: { request: () => Promise<Heard>; meanwhile: () => Promise<unknown> },
): Promise<Heard> {
  const name = idempotencyLockName(account_id, claim);
  return await database
    .transact("hold a claim", async ({ sql }) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
      const asked = given.request();
      await until("the request waits for its claim", async () => {
        const [row] = await sql`
          select exists (
            select from pg_locks join pg_database on pg_database.oid = database
            where datname = current_database() and locktype = 'advisory' and not granted) as waits`;
        return row?.waits === true;
      });
      await given.meanwhile();
      return { asked };
    })
    .then(({ asked }) => asked);
}

async function open(fleet: Fleet) {
  const { account_id, key } = await openShop(fleet.database);
  return { account_id, till: openTill(key, fleet.apis) };
}

/** It failed before it was handed over, so that its retry has nobody to ask and waits at once. */
async function failedSend(till: Till): Promise<string> {
  const { heard } = await till.sell({ target: newTarget() });
  const { id: send_id } = heard.body as { id: string };
  await till.ask("advanceTestSend", { path: { send_id }, body: { to: "failed" } });
  return send_id;
}

async function unless(
  fleet: Fleet,
  what: string,
  { answer, expected }: { answer: Heard; expected: string },
): Promise<string[]> {
  const said = answer === null ? "no answer" : `${answer.status} ${answer.code}`;
  const found = said === expected ? [] : [`${what} was answered ${said}`];
  return [...found, ...(await complaints(fleet))];
}
