import assert from "node:assert/strict";
import { type LockedClock, lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { DEADLINE_MS } from "#platform/net/safe-http-post";
import type { Lease } from "#platform/work/lease";
import type { LeaseScope } from "#platform/work/queue";
import type { EndpointName } from "#webhooks/webhook-endpoints";
import {
  type DueDispatch,
  type DueFeed,
  dropOfDisabled,
  isFailing,
  isWhole,
  leaseDispatches,
  lockDueFeeds,
  type NextLook,
  putOff,
  readWindows,
} from "../rows/lease-queries.ts";
import { type EndedDelivery, skipDeliveries } from "../rows/lifecycle.ts";
import { findDeliveries } from "../rows/queries.ts";
import type { DeliveryRow } from "../rows/tables.ts";

/** How many deliveries may be leased. */
interface LeaseCapacity {
  readonly all: number;
  /** Of endpoints that fail. */
  readonly failing: number;
}

/** What was leased. */
export interface Leased {
  readonly lease_owner: string;
  readonly lease: Lease;
  readonly deliveries: readonly LeasedDelivery[];
  /** Deliveries that are skipped because their endpoints are disabled. */
  readonly skipped: readonly EndedDelivery[];
  /** Endpoints that have failed long enough to be disabled. */
  readonly failed: readonly FailedEndpoint[];
}

interface FailedEndpoint extends EndpointName, Pick<LockedClock, "mode"> {}

export interface LeasedDelivery {
  readonly row: DeliveryRow;
  readonly mode: LockedClock["mode"];
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  readonly is_failing: boolean;
}

const HOUR_MS = 3_600_000;
/** Time without a success after which a failing endpoint is disabled. */
const FAILING_MS_MAX = 72 * HOUR_MS;
/** Maximum healthy endpoints leased at a time, and maximum failing ones in addition. */
const FEEDS_MAX = 64;
const FAILING_FEEDS_MAX = 16;
const AT_ONCE_MAX = 10;
/** Maximum concurrent tries at a failing endpoint, so that it delays no other. */
const AT_ONCE_WHILE_FAILING = 2;
/** A lease outlives the deadline of a try by this, so that a slow answer still counts. */
const LEASE_MS = DEADLINE_MS + 15_000;
/** Work beyond the limits is looked at again immediately. */
const AGAIN = 0;

/**
 * Leases deliveries that are due, at most ten at a time for each endpoint. Deliveries to disabled
 * endpoints are skipped.
 *
 * Callers may rely on it that nobody else gets these deliveries before the lease ends. The limit
 * for failing endpoints is kept.
 * Writes: webhook_dispatches, webhook_feeds, webhook_deliveries.
 * Source: docs/decisions/0027-webhook-deliveries.md.
 */
export async function leaseDeliveries(
  tx: Tx,
  scope: LeaseScope,
  failing_max: number,
): Promise<Leased> {
  const { now: wall_now } = scope;
  const room = { all: scope.limit, failing: failing_max };
  const { due, clocks } = await passOverMoving(scope, async (asked) => {
    const due = [
      ...(await lockDueFeeds(tx, asked, { is_failing: false, limit: FEEDS_MAX })),
      ...(await lockDueFeeds(tx, asked, { is_failing: true, limit: FAILING_FEEDS_MAX })),
    ];
    const account_ids = due.map(({ account_id }) => account_id);
    const clocks = await lockClocksForShare(tx, account_ids, { skip_moving: true });
    return { found: { due, clocks }, moving: movingOf(due, clocks) };
  });
  const feeds = due.filter(({ account_id }) => clocks.has(account_id));
  const enabled = feeds.filter(({ is_enabled }) => is_enabled);
  const skipped = await skipOfDisabled(tx, feeds, wall_now);
  const windows = await readWindows(tx, enabled, wall_now);
  const chosen = chooseAll(enabled, windows, room);
  const lease_owner = mintId(wall_now);
  const lease_until = wall_now + LEASE_MS;
  const taken = chosen.flatMap(({ leased }) => leased);
  await leaseDispatches(tx, taken, { lease_owner, lease_until });
  const looks = chosen.map((choice) => lookAfter(choice, { clocks, wall_now, lease_until }));
  await putOff(tx, looks, wall_now);
  const rows = await findDeliveries(tx, taken);
  const failing = new Set(enabled.filter(isFailing).map(({ endpoint_id }) => endpoint_id));
  return {
    lease_owner,
    lease: { from: scope.from, length_ms: LEASE_MS },
    skipped,
    deliveries: rows.map((row) => ({
      row,
      ...clockOf(clocks, row),
      is_failing: failing.has(row.endpoint_id),
    })),
    failed: enabled
      .filter((feed) => (failedAt(feed, clocks, wall_now) ?? Infinity) <= wall_now)
      .map((feed) => ({ ...feed, mode: clockOf(clocks, feed).mode })),
  };
}

interface Choice {
  readonly feed: DueFeed;
  readonly window: readonly DueDispatch[];
  readonly leased: readonly DueDispatch[];
  /** True when there was no room for what could have been leased. */
  readonly is_short: boolean;
}

/** Chooses in the order of the feeds: healthy endpoints come before failing ones. */
function chooseAll(
  feeds: readonly DueFeed[],
  due: readonly DueDispatch[],
  room: LeaseCapacity,
): Choice[] {
  const windows = Map.groupBy(due, ({ endpoint_id }) => endpoint_id);
  const left = { ...room };
  return feeds.map((feed) => {
    const window = windows.get(feed.endpoint_id) ?? [];
    const free = window.filter(({ leased_until }) => leased_until === null);
    const at_once = isFailing(feed) ? AT_ONCE_WHILE_FAILING : AT_ONCE_MAX;
    const allowed = Math.max(0, at_once - (window.length - free.length));
    const wanted = free.slice(0, allowed);
    const leased = wanted.slice(0, isFailing(feed) ? Math.min(left.all, left.failing) : left.all);
    left.all -= leased.length;
    if (isFailing(feed)) left.failing -= leased.length;
    return { feed, window, leased, is_short: leased.length < wanted.length };
  });
}

interface LookTimes {
  readonly clocks: ReadonlyMap<string, LockedClock>;
  readonly wall_now: number;
  readonly lease_until: number;
}

/**
 * When an endpoint is looked at next. A settlement makes it due at once, so a full window waits for
 * one, or for the first lease to expire.
 */
function lookAfter(
  { feed, window, leased, is_short }: Choice,
  { clocks, wall_now, lease_until }: LookTimes,
): NextLook {
  const { account_id, endpoint_id } = feed;
  const leases = window.flatMap(({ leased_until }) => leased_until ?? []);
  const times = [
    ...leases,
    ...(leased.length > 0 ? [lease_until] : []),
    ...(is_short ? [wall_now + AGAIN] : []),
    ...[failedAt(feed, clocks, wall_now) ?? []].flat(),
  ];
  // If the window does not show all and nothing is under way, the next delivery is due at once.
  if (!isWhole(window) && leases.length + leased.length === 0) times.push(wall_now + AGAIN);
  return { account_id, endpoint_id, at: times.length === 0 ? null : Math.min(...times) };
}

/** Wall time at which a failing endpoint is disabled; null while it does not fail. */
function failedAt(
  feed: DueFeed,
  clocks: ReadonlyMap<string, LockedClock>,
  wall_now: number,
): number | null {
  if (feed.failing_since === null || !isFailing(feed)) return null;
  return wall_now + feed.failing_since + FAILING_MS_MAX - clockOf(clocks, feed).now;
}

/** Tries under way are left to finish; their settlement makes the endpoint due again. */
async function skipOfDisabled(
  tx: Tx,
  feeds: readonly DueFeed[],
  wall_now: number,
): Promise<EndedDelivery[]> {
  const disabled = feeds.filter(({ is_enabled }) => !is_enabled);
  const dropped = await dropOfDisabled(tx, disabled, wall_now);
  const skipped = await skipDeliveries(tx, dropped);
  const windows = await readWindows(tx, disabled, wall_now);
  const looks = disabled.map(({ account_id, endpoint_id }) => {
    const left = windows.filter((one) => one.endpoint_id === endpoint_id);
    const times = left.map(({ leased_until }) => leased_until ?? wall_now + AGAIN);
    return { account_id, endpoint_id, at: times.length === 0 ? null : Math.min(...times) };
  });
  await putOff(tx, looks, wall_now);
  return skipped;
}

function clockOf(
  clocks: ReadonlyMap<string, LockedClock>,
  { account_id }: { account_id: string },
): LockedClock {
  const clock = clocks.get(account_id);
  assert(clock !== undefined, `no clock row for account ${account_id}`);
  return clock;
}
