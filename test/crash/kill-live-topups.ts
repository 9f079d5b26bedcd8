/**
 * A server is killed while it makes a top-up at Paynow, and a worker while it credits one. Returns
 * what went wrong: a payment is started once at most, and credited once if it was paid.
 */
import { randomUUID } from "node:crypto";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { wakeWorkers } from "@svc/server/platform/work/worker.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { openLiveShop } from "../kit/programs/shop.ts";
import { openTill } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { availableOf } from "./kill-topups.ts";
import type { LiveFleet } from "./live-fleet.ts";
import { replaceApi } from "./replace-api.ts";

/** The seams at which the server dies, and the worker after it. */
interface LiveTopupMoment {
  readonly words: string;
  readonly api: SeamName;
  readonly worker: SeamName;
  /** How often Paynow was asked to start the payment in the end. */
  readonly starts: 0 | 1;
}

/** The call to Paynow lies between the two commits of the server. */
export const LIVE_TOPUP_MOMENTS: readonly LiveTopupMoment[] = [
  {
    words: "before anything is written",
    api: "create a top-up/before commit",
    worker: "lease topups (live)/before commit",
    starts: 1,
  },
  {
    words: "after it is written, before Paynow is asked",
    api: "create a top-up/after commit",
    worker: "lease topups (live)/after commit",
    starts: 0,
  },
  {
    words: "as Paynow is asked, and a worker as it traces it",
    api: "paynow POST /interface/initiatetransaction/asked",
    worker: "paynow POST /interface/trace/asked",
    starts: 0,
  },
  {
    words: "as Paynow answers, and a worker as the trace is answered",
    api: "paynow POST /interface/initiatetransaction/answered",
    worker: "paynow POST /interface/trace/answered",
    starts: 1,
  },
  {
    words: "after Paynow has started it, before that is written",
    api: "record/before commit",
    worker: "settle a top-up/before commit",
    starts: 1,
  },
  {
    words: "after its page is written",
    api: "record/after commit",
    worker: "settle a top-up/after commit",
    starts: 1,
  },
  {
    words: "after its page is written, and a worker as it polls it",
    api: "record/after commit",
    worker: "paynow POST /Interface/CheckPayment//asked",
    starts: 1,
  },
  {
    words: "after its page is written, and a worker as the poll is answered",
    api: "record/after commit",
    worker: "paynow POST /Interface/CheckPayment//answered",
    starts: 1,
  },
];

const STEP_MS = 60_000;

/** Kills at one moment; the payer pays what Paynow knows of. */
export async function killLiveTopups(fleet: LiveFleet, moment: LiveTopupMoment): Promise<string[]> {
  const { key, account_id } = await openLiveShop(fleet.database);
  const till = openTill(key, fleet.apis);
  const before = await availableOf(till);
  const body = { amount: "50.00", currency: "USD", method: "card" };
  const call = { body, idempotency_key: randomUUID() };
  const make = () => till.ask("createTopup", call as never);
  const doomed = await replaceApi(fleet, [{ at: moment.api, does: "kill" }]);
  const heard = await make();
  if (heard !== null) return [`a server that was to be killed answered ${heard.status}`];
  await doomed.ended();
  await replaceApi(fleet);
  await make();
  const [topup, ...more] = await madeOf(fleet, account_id);
  if (topup === undefined || more.length > 0) return [`${more.length + 1} top-ups were made`];
  const { reference } = topup;
  const payment = fleet.paynow.payments.get(reference);
  if (payment !== undefined) fleet.paynow.pay(reference);
  const seams = [{ at: moment.worker, does: "kill" as const }];
  const worker = await fleet.start({ role: "worker", seams });
  await until("a worker is killed", async () => {
    await letTimePass(fleet);
    return worker.isKilled();
  });
  const last = await fleet.start({ role: "worker" });
  await until("the top-up has ended", async () => {
    await letTimePass(fleet);
    return (await madeOf(fleet, account_id)).every(({ status }) => status !== "pending");
  });
  const credited = (await availableOf(till)) - before;
  const due = moment.starts === 1 ? 50 : 0;
  const again = await make();
  const made = (await madeOf(fleet, account_id)).length;
  const found = await complaintsAtRest(fleet);
  await last.kill();
  const killed_at = LIVE_TOPUP_MOMENTS.map((one) => one.worker);
  const calls = last.passed.filter((at) => at.startsWith("paynow "));
  const unkilled = calls.filter((at) => !killed_at.includes(at));
  return [
    ...[...found, ...unkilled.map((at) => `nobody was killed at ${at}`)],
    ...(made === 1 ? [] : [`${made} top-ups were made`]),
    ...((payment?.starts ?? 0) === moment.starts
      ? []
      : [`it was started ${payment?.starts} times`]),
    ...(credited === due ? [] : [`${credited} were credited in place of ${due}`]),
    ...(again?.status === 201 ? [] : [`the key was answered ${again?.status} in the end`]),
  ];
}

interface MadeTopup {
  readonly reference: string;
  readonly status: string;
}

/** Those at Paynow; the shop's Credit came another way. */
async function madeOf({ database }: LiveFleet, account_id: string): Promise<readonly MadeTopup[]> {
  return await database.read(
    ({ sql }) => sql<MadeTopup[]>`select reference, status from topups
      where account_id = ${account_id} and provider like 'paynow%'`,
  );
}

/** Of each top-up that waits, so much time passes as it waits for; what the dead held is free. */
async function letTimePass(fleet: LiveFleet): Promise<void> {
  await fleet.database.transact("let time pass", ageTopups);
  fleet.paynow.world.clock.advance(STEP_MS);
  wakeWorkers("topups");
}

async function ageTopups({ sql }: Tx): Promise<void> {
  await sql`update topup_work set lease_until = null, lease_owner = null
    where lease_until > svc_now() + interval '1 second'`;
  await sql`
    with waiting as (
      select account_id, topup_id, date_trunc('milliseconds', due_at - svc_now()) as step
      from topup_work where due_at > svc_now() and lease_until is null for update skip locked),
    aged as (
      update topups set created = created - step, starting_until = starting_until - step
      from waiting where topups.account_id = waiting.account_id and topups.id = waiting.topup_id)
    update topup_work work set due_at = due_at - step from waiting
    where work.account_id = waiting.account_id and work.topup_id = waiting.topup_id`;
}
