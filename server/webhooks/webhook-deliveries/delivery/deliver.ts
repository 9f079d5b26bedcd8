import { lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Log } from "#platform/log";
import {
  DEADLINE_MS,
  type PostOutcome,
  type WebhookHttpClient,
} from "#platform/net/safe-http-post";
import { hasRoom } from "#platform/work/lease";
import { type LeaseInput, leaseRows } from "#platform/work/lease-rows";
import { isAnyDue, LIVE_FIRST, type Queue, readDueRows } from "#platform/work/queue";
import { tryApart } from "#platform/work/try-apart";
import type { WorkerDefinition } from "#platform/work/worker";
import { disableFailingEndpoint, type EndpointName } from "#webhooks/webhook-endpoints";
import { DELIVER } from "../feeds/fan-out.ts";
import { armReplays } from "../replays/replay-queries.ts";
import { FEED_TABLE } from "../rows/lease-queries.ts";
import { skipDeliveries } from "../rows/lifecycle.ts";
import { type Leased, type LeasedDelivery, leaseDeliveries } from "./lease-deliveries.ts";
import { type DeliveryJob, type Prepared, prepareJobs } from "./prepare-jobs.ts";
import type { RenderDeps } from "./render-bodies.ts";
import { settleDeliveries } from "./settle-deliveries.ts";
import { endDispatches, postponeDispatches } from "./settle-queries.ts";

/** What delivery depends on. */
export interface DeliveryDeps extends RenderDeps {
  readonly http_client: WebhookHttpClient;
  readonly log: Log;
}

/** Maximum deliveries leased, made ready and settled in one set. */
const SET_MAX = 200;
/** Maximum concurrent deliveries per process: one set is leased while another is settled. */
const CONCURRENCY = 2 * SET_MAX;
/** Maximum of those to failing endpoints, which may use their whole time-out. */
const FAILING_MAX = 64;
const BROKEN_WAIT_MS = 5 * 60_000;
/** What follows a lease is of this queue. */
const STEP = { queue: DELIVER };

/**
 * The worker that sends deliveries and settles the responses: lease (a transaction), talk (none),
 * settle (a transaction). Any number of processes may run it.
 *
 * Source: docs/decisions/0027-webhook-deliveries.md.
 */
export function deliverWorker(
  deps: DeliveryDeps,
): WorkerDefinition<DeliveryJob, PostOutcome | null> {
  let failing_under_way = 0;
  return {
    name: DELIVER,
    concurrency: CONCURRENCY,
    leased_max: SET_MAX,
    isDue: isAnyDue(FEED_TABLE),
    table: FEED_TABLE,
    async lease(wanted) {
      const failing = Math.max(0, FAILING_MAX - failing_under_way);
      const jobs = await leaseJobs(deps, wanted, failing);
      failing_under_way += jobs.filter(({ is_failing }) => is_failing).length;
      return jobs;
    },
    async talk(job) {
      try {
        if (!hasRoom(job.lease, DEADLINE_MS)) return leave(deps, job);
        return await deps.http_client.post({
          ...job.post,
          allow_loopback: isLoopbackAllowed(deps, job),
        });
      } finally {
        if (job.is_failing) failing_under_way -= 1;
      }
    },
    settle: (done) =>
      settleDeliveries(
        deps,
        done.flatMap(({ job, answer }) => (answer === null ? [] : [{ job, answer }])),
      ),
    settledWith: ({ mode }) => mode,
    quarantine: (delivery, err) => setAside(deps, delivery, [{ delivery, err }]),
  };
}

/** Another worker has the lease, or will have it, and makes the delivery. */
function leave({ log }: DeliveryDeps, { row: { id: delivery_id, account_id } }: DeliveryJob): null {
  log.warn({ delivery_id, account_id }, "a lease ran out before its call, which is not made");
  return null;
}

/** The queue of deliveries, with a row for each endpoint; each lease takes one set. */
function deliveryQueue(failing: number): Queue<Leased> {
  return {
    name: DELIVER,
    modes: LIVE_FIRST,
    readDue: (tx, scope) => readDueRows(tx, FEED_TABLE, scope),
    lease: async (tx, scope) => [await leaseDeliveries(tx, scope, failing)],
    sizeOf: ({ deliveries }) => deliveries.length,
  };
}

async function leaseJobs(
  deps: DeliveryDeps,
  wanted: LeaseInput,
  failing: number,
): Promise<DeliveryJob[]> {
  const jobs: DeliveryJob[] = [];
  for (const lease of await leaseRows(deps, deliveryQueue(failing), wanted)) {
    jobs.push(...(await prepareLeased(deps, lease)));
  }
  return jobs;
}

/** Each step is tried by itself: where one fails, the jobs that are ready begin all the same. */
async function prepareLeased(deps: DeliveryDeps, lease: Leased): Promise<readonly DeliveryJob[]> {
  const { database } = deps;
  const { skipped, lease_owner } = lease;
  if (skipped.length > 0) {
    await tryApart(deps, STEP, () =>
      database.transact("close replays", async (tx) => {
        await armReplays(tx, skipped, await transactionTime(tx));
      }),
    );
  }
  for (const { mode, ...name } of lease.failed) {
    // An endpoint that cannot be disabled is due again immediately, unless its row is quarantined.
    const row = { account_id: name.account_id, row_id: name.endpoint_id, mode };
    await tryApart(deps, { ...STEP, row }, () =>
      database.transact("disable an endpoint", (tx) => disable(tx, name)),
    );
  }
  const { ready, gone, broken } = await prepareJobs(deps, lease);
  if (gone.length > 0) {
    await tryApart(deps, STEP, () =>
      database.transact("drop deliveries", (tx) => drop(tx, gone, lease_owner)),
    );
  }
  if (broken.length > 0) await tryApart(deps, STEP, () => setAside(deps, lease, broken));
  return ready;
}

/** It may work later; until then it does not block its endpoint's other deliveries. */
async function setAside(
  { database, log }: DeliveryDeps,
  { lease_owner }: Pick<Leased, "lease_owner">,
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
async function drop(tx: Tx, gone: readonly LeasedDelivery[], lease_owner: string): Promise<void> {
  const rows = gone.map(({ row }) => row);
  await endDispatches(
    tx,
    rows.map(({ account_id, id: delivery_id }) => ({ account_id, delivery_id, lease_owner })),
  );
  const skipped = await skipDeliveries(tx, rows);
  await armReplays(tx, skipped, await transactionTime(tx));
}

/** The clock is locked before the endpoint, as everywhere. */
async function disable(tx: Tx, name: EndpointName): Promise<void> {
  const clocks = await lockClocksForShare(tx, [name.account_id]);
  const now = clocks.get(name.account_id)?.now ?? (await transactionTime(tx));
  await disableFailingEndpoint(tx, { ...name, now });
}

/**
 * In a sandbox's test mode an endpoint may be on this machine.
 * Source: docs/operations.md, "Settings".
 */
function isLoopbackAllowed({ config }: DeliveryDeps, { mode }: DeliveryJob): boolean {
  return config.loopback_webhooks && mode === "test";
}
