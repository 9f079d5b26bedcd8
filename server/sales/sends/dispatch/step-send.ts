import { setTimeout as sleep } from "node:timers/promises";
import { lockClocksForShare } from "#accounts/account";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { isWorkedOn, lockSends, lockWork, type SendName } from "../attempts/dispatch-queries.ts";
import { writeWork } from "../attempts/dispatch-writes.ts";
import { type MovedBy, moveSends } from "../lifecycle.ts";
import { findSends } from "../rows/queries.ts";
import {
  leaseJobs,
  type SendDispatcherDeps,
  type SettlingDeps,
  settleJobs,
  talkOf,
} from "./dispatch.ts";

/**
 * The result of a step: made, at the end with nothing left to do, or busy because a worker holds
 * the send.
 */
type Stepped = "made" | "at_end" | "busy";

interface SteppingDeps extends SettlingDeps, Pick<SendDispatcherDeps, "suppliers"> {
  readonly database: Pick<Database, "transact" | "read">;
}

/** Maximum answers in a row that leave the status as it is before a send counts as ended. */
const ANSWERS_MAX = 4;
/** Maximum wait for a worker that holds the send. */
const BUSY_MS_MAX = 5_000;
const LOOK_AGAIN_MS = 20;

/**
 * Takes the next step of one send at once, as if its time had come: what dispatch would do, up to
 * the answer that moves it; a scheduled one begins to wait for its hand-over.
 *
 * Writes: as dispatch, in transactions of their own. Source: spec/base/lifecycles/send.tsp.
 */
export async function stepSend(
  deps: SteppingDeps,
  name: SendName,
  request: MovedBy,
): Promise<Stepped> {
  const { database } = deps;
  const before = await database.transact("open a send", (tx) => openSend(tx, name, request));
  if (before === "scheduled") return "made";
  if (!isWorkedOn(before)) return "at_end";
  const give_up_at = performance.now() + BUSY_MS_MAX;
  for (let answers = 0; answers < ANSWERS_MAX; answers += 1) {
    const [job] = await leaseJobs(deps, { only: name });
    if (job === undefined) {
      const stands = await standing(deps, name, before);
      if (stands !== "busy" || performance.now() > give_up_at) return stands;
      // A worker holds it, so wait for that worker.
      await sleep(LOOK_AGAIN_MS);
      answers -= 1;
      continue;
    }
    await settleJobs(deps, [{ job, answer: await talkOf(deps, job) }]);
    const [send] = await database.read((read) => findSends(read, name.account_id, [name.send_id]));
    // A try that ends as the one before it was a step all the same: it went out in between.
    if (job.send.status !== before || send?.status !== before) return "made";
  }
  return "at_end";
}

/** Nothing was asked: the send moved without a call, waits for power, or is held by a worker. */
async function standing(
  { database }: SteppingDeps,
  name: SendName,
  before: string,
): Promise<Stepped> {
  const [send] = await database.read((read) => findSends(read, name.account_id, [name.send_id]));
  if (send?.status !== before) return "made";
  return before === "queued" ? "at_end" : "busy";
}

/** Returns the send's state; a scheduled send is released and made due at once. */
async function openSend(tx: Tx, name: SendName, request: MovedBy): Promise<string> {
  const clocks = await lockClocksForShare(tx, [name.account_id]);
  const sends = await lockSends(tx, [name]);
  const works = await lockWork(tx, [name]);
  const send = sends.get(name.send_id);
  const clock = clocks.get(name.account_id);
  if (send === undefined || clock === undefined)
    throw new Error(`no row or no clock for send ${name.send_id}`);
  if (send.status !== "scheduled") return send.status;
  await moveSends(tx, [{ send, to: "pending", at: clock.now }], request);
  const due_at = await transactionTime(tx);
  await writeWork(
    tx,
    [...works.values()].map((work) => ({ ...work, due_at })),
  );
  return send.status;
}
