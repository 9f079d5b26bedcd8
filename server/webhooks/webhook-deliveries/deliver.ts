import { holdClocks } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { hasRoom } from "#platform/lease";
import { leaseRows } from "#platform/lease-rows";
import type { Log } from "#platform/log";
import { DEADLINE_MS, type Poster, type PostOutcome } from "#platform/post-out";
import { LIVE_FIRST, type Queue, readDueRows } from "#platform/queue";
import type { WorkerDefinition } from "#platform/worker";
import { disableFailingEndpoint, type EndpointName } from "#webhooks/webhook-endpoints";
import { type Claim, type ClaimedDelivery, claimDeliveries } from "./claim-deliveries.ts";
import { FEED_TABLE } from "./claim-queries.ts";
import { DELIVER } from "./fan-out.ts";
import { skipDeliveries } from "./lifecycle.ts";
import { type DeliveryJob, type Prepared, prepareJobs } from "./prepare-jobs.ts";
import type { RenderDoors } from "./render-bodies.ts";
import { armReplays } from "./replay-queries.ts";
import { settleDeliveries } from "./settle-deliveries.ts";
import { endDispatches, postponeDispatches } from "./settle-queries.ts";

/** What delivery needs of the house. */
export interface DeliverDoors extends RenderDoors {
  readonly poster: Poster;
  readonly log: Log;
}

/** So many deliveries are under way at once, in one process. */
const CONCURRENCY = 200;
/** And so many of them to endpoints that fail, which may take their whole time. */
const FAILING_MAX = 64;
const POLL_MS = 500;
const BROKEN_WAIT_MS = 5 * 60_000;

/**
 * The worker that sends deliveries and settles what is answered: claim (a transaction), talk
 * (none), settle (a transaction). Any number of processes may run it.
 *
 * Source: contract.md 16.5; money-safety.md 5.6.
 */
export function deliverWorker(
  doors: DeliverDoors,
): WorkerDefinition<DeliveryJob, PostOutcome | null> {
  let failing_under_way = 0;
  return {
    name: DELIVER,
    concurrency: CONCURRENCY,
    poll_ms: POLL_MS,
    async claim(limit) {
      const failing = Math.max(0, FAILING_MAX - failing_under_way);
      const jobs = await claimJobs(doors, { limit, failing });
      failing_under_way += jobs.filter(({ is_failing }) => is_failing).length;
      return jobs;
    },
    async talk(job) {
      try {
        if (!hasRoom(job.lease, DEADLINE_MS)) return leave(doors, job);
        return await doors.poster.post({
          ...job.post,
          allow_loopback: isLoopbackAllowed(doors, job),
        });
      } finally {
        if (job.is_failing) failing_under_way -= 1;
      }
    },
    settle: (done) =>
      settleDeliveries(
        doors,
        done.flatMap(({ job, answer }) => (answer === null ? [] : [{ job, answer }])),
      ),
    quarantine: (delivery, err) => setAside(doors, delivery, [{ delivery, err }]),
  };
}

/** Somebody else has it by now, or will; the endpoint hears of it from whoever that is. */
function leave({ log }: DeliverDoors, { row: { id: delivery_id, account_id } }: DeliveryJob): null {
  log.warn({ delivery_id, account_id }, "a lease ran out before its call, which is not made");
  return null;
}

/** The queue of deliveries, in which each endpoint is a row; a claim is what one set was. */
function deliveryQueue(failing: number): Queue<Claim> {
  return {
    name: DELIVER,
    modes: LIVE_FIRST,
    readDue: (tx, scope) => readDueRows(tx, FEED_TABLE, scope),
    lease: async (tx, scope) => [await claimDeliveries(tx, scope, failing)],
    sizeOf: ({ deliveries }) => deliveries.length,
  };
}

async function claimJobs(
  doors: DeliverDoors,
  { limit, failing }: { limit: number; failing: number },
): Promise<DeliveryJob[]> {
  const jobs: DeliveryJob[] = [];
  for (const claim of await leaseRows(doors, deliveryQueue(failing), { limit })) {
    jobs.push(...(await prepareClaim(doors, claim)));
  }
  return jobs;
}

async function prepareClaim(doors: DeliverDoors, claim: Claim): Promise<readonly DeliveryJob[]> {
  const { database } = doors;
  const { skipped } = claim;
  if (skipped.length > 0) {
    await database.transact("close replays", async (tx) => {
      await armReplays(tx, skipped, await transactionTime(tx));
    });
  }
  for (const name of claim.failed) {
    await database.transact("disable an endpoint", (tx) => disable(tx, name));
  }
  const { ready, gone, broken } = await prepareJobs(doors, claim);
  if (gone.length > 0) {
    await database.transact("drop deliveries", (tx) => drop(tx, gone, claim.lease_owner));
  }
  if (broken.length > 0) await setAside(doors, claim, broken);
  return ready;
}

/** Later it may be right; meanwhile it is not among the first that its endpoint waits for. */
async function setAside(
  { database, log }: DeliverDoors,
  { lease_owner }: Pick<Claim, "lease_owner">,
  broken: Prepared["broken"],
): Promise<void> {
  await database.transact("postpone deliveries", async (tx) => {
    const due_at = (await transactionTime(tx)) + BROKEN_WAIT_MS;
    const leases = broken.map(({ delivery: { row } }) => {
      return { account_id: row.account_id, delivery_id: row.id, lease_owner, due_at };
    });
    await postponeDispatches(tx, leases);
  });
  for (const { delivery, err } of broken) {
    const { id: delivery_id, account_id } = delivery.row;
    log.error({ err, delivery_id, account_id }, "a delivery could not be made or settled");
  }
}

/** The event was purged before it could be sent once more. */
async function drop(tx: Tx, gone: readonly ClaimedDelivery[], lease_owner: string): Promise<void> {
  const rows = gone.map(({ row }) => row);
  await endDispatches(
    tx,
    rows.map(({ account_id, id: delivery_id }) => ({ account_id, delivery_id, lease_owner })),
  );
  const skipped = await skipDeliveries(tx, rows);
  await armReplays(tx, skipped, await transactionTime(tx));
}

/** The clock is held before the endpoint is locked, as everybody does. */
async function disable(tx: Tx, name: EndpointName): Promise<void> {
  const clocks = await holdClocks(tx, [name.account_id]);
  const now = clocks.get(name.account_id)?.now ?? (await transactionTime(tx));
  await disableFailingEndpoint(tx, { ...name, now });
}

/** In test mode of a sandbox an endpoint may be this machine. Source: contract.md 20. */
function isLoopbackAllowed({ config }: DeliverDoors, { mode }: DeliveryJob): boolean {
  return config.loopback_webhooks && mode === "test";
}
