import { holdClocks } from "#accounts/account";
import { wall } from "#platform/clock";
import type { Tx } from "#platform/db/transaction";
import { hasRoom, momentNow } from "#platform/lease";
import type { Log } from "#platform/log";
import { DEADLINE_MS, type Poster, type PostOutcome } from "#platform/post-out";
import type { WorkerDefinition } from "#platform/worker";
import { disableFailingEndpoint, type EndpointName } from "#webhooks/webhook-endpoints";
import {
  type Claim,
  type ClaimedDelivery,
  type ClaimRoom,
  claimDeliveries,
} from "./claim-deliveries.ts";
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
      const jobs = await claimJobs(doors, { all: limit, failing: FAILING_MAX - failing_under_way });
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
  };
}

/** Somebody else has it by now, or will; the endpoint hears of it from whoever that is. */
function leave({ log }: DeliverDoors, { row: { id: delivery_id, account_id } }: DeliveryJob): null {
  log.warn({ delivery_id, account_id }, "a lease ran out before its call, which is not made");
  return null;
}

async function claimJobs(doors: DeliverDoors, room: ClaimRoom): Promise<readonly DeliveryJob[]> {
  const { database } = doors;
  const from = momentNow();
  const claim = await database.transact("claim deliveries", (tx) =>
    claimDeliveries(tx, { ...room, from }),
  );
  const { skipped } = claim;
  if (skipped.length > 0) {
    await database.transact("close replays", (tx) => armReplays(tx, skipped, wall()));
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
  { lease_owner }: Claim,
  broken: Prepared["broken"],
): Promise<void> {
  const due_at = wall() + BROKEN_WAIT_MS;
  const leases = broken.map(({ delivery: { row } }) => {
    return { account_id: row.account_id, delivery_id: row.id, lease_owner, due_at };
  });
  await database.transact("set deliveries aside", (tx) => postponeDispatches(tx, leases));
  for (const { delivery, err } of broken) {
    const { id: delivery_id, account_id } = delivery.row;
    log.error({ err, delivery_id, account_id }, "a delivery could not be rendered");
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
  await armReplays(tx, skipped, wall());
}

/** The clock is held before the endpoint is locked, as everybody does. */
async function disable(tx: Tx, name: EndpointName): Promise<void> {
  const clocks = await holdClocks(tx, [name.account_id]);
  await disableFailingEndpoint(tx, { ...name, now: clocks.get(name.account_id)?.now ?? wall() });
}

/** In test mode of a sandbox an endpoint may be this machine. Source: contract.md 20. */
function isLoopbackAllowed({ config }: DeliverDoors, { mode }: DeliveryJob): boolean {
  return config.loopback_webhooks && mode === "test";
}
