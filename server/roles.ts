/** What a program does on its database: serves requests, works in the background, or both. */
import { followSuppliers, liveOffers } from "#catalogue/products";
import { type Listening, listen } from "#http/listen";
import { keepAlarms } from "#journal/alarms";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { prefixOf } from "#platform/settings/cell";
import type { Config, Settings } from "#platform/settings/config";
import type { Offer } from "#platform/values/offers";
import { startHeartbeat } from "#platform/work/heartbeat";
import { settleSealingKey } from "#platform/work/sealing-key";
import { connectSuppliers } from "#providers/binding";
import { createApp } from "./app.ts";
import { followOffers } from "./follow-offers.ts";
import { metered } from "./metered.ts";
import { openReadiness } from "./readiness.ts";
import { type Sandbox, seedSandbox } from "./sandbox.ts";
import { continueRestored } from "./store.ts";
import { traced } from "./traced.ts";
import { startWorkers, type WorkerDeps, type Workers } from "./workers.ts";

/** What a program is started with; its tables are up to date. */
export interface RolesWanted extends Pick<WorkerDeps, "suppliers"> {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
}

/** A program that has started. */
export interface Roles {
  readonly config: Config;
  readonly sandbox: Sandbox | null;
  /** Null where it serves nothing. */
  readonly server: Listening | null;
  /** Null where it works off nothing. */
  readonly workers: Workers | null;
  /** Says that it is shutting down, answers what was asked, and finishes what was begun. */
  stop(): Promise<void>;
}

const REHEARSAL_HEADERS = { "Svc-Rehearsal": "true" };
const API_DRAIN_MS = 10_000;

/** Starts the role of the settings; whoever disposes of the parts has stopped it before. */
export async function startRoles(
  { settings, suppliers: given, ...wanted }: RolesWanted,
  parts: Pick<AsyncDisposableStack, "defer">,
): Promise<Roles> {
  const measured = await metered({ settings, ...wanted }, parts);
  const { database, traceFetch } = await traced({ settings, ...measured }, parts);
  const { log, stop: stopKeeping } = keepAlarms(measured.log, database);
  parts.defer(stopKeeping);
  await continueRestored(database, log);
  const suppliers = given ?? connectSuppliers(settings, database);
  await database.transact("follow suppliers", (tx) => followSuppliers(tx, suppliers));
  const config = {
    ...settings,
    secret_key: await settleSealingKey(database, settings),
    live_offers: liveOffers(suppliers),
  };
  const onOffers = (offers: readonly Offer[]) => {
    config.live_offers = offers;
  };
  const following = await followOffers(database, suppliers, { onOffers });
  parts.defer(() => following.stop());
  const { role } = config;
  const serves = role !== "worker";
  const has_sandbox = config.env === "sandbox" && serves && !config.is_rehearsal;
  const sandbox = has_sandbox ? await seedSandbox(database, config) : null;
  const heartbeat = await startHeartbeat({ database, ...config, log });
  parts.defer(() => heartbeat.stop());
  const { sharers } = heartbeat;
  let is_shutting_down = false;
  const isShuttingDown = () => is_shutting_down;
  const served = { config, database, log, sharers, isShuttingDown, suppliers, ...keyOf(sandbox) };
  const app = serves ? createApp(served) : null;
  parts.defer(async () => app?.gate.close());
  const https_only = config.env === "production" && config.public_url.startsWith("https:");
  const headers = config.is_rehearsal ? REHEARSAL_HEADERS : {};
  const prefix = prefixOf(config.cell);
  const answering = { docs_url: `${config.public_url}/docs`, https_only, headers, prefix };
  const server = app === null ? null : await listen(traceFetch(app.hono.fetch), config, answering);
  const workers = role === "api" ? null : startWorkers({ config, database, log, suppliers });
  measured.watchQueues(workers?.watched ?? []);
  measured.tellReadiness(openReadiness({ database, settings, isShuttingDown }));
  async function stop(): Promise<void> {
    is_shutting_down = true;
    const drained = withinSeconds(config.drain_seconds, workers?.stop());
    const closing = { serve_ms: config.shutdown_delay_ms, within_ms: API_DRAIN_MS };
    await Promise.all([server?.close(closing), drained]);
  }
  return { config, sandbox, server, workers, stop };
}

/** The docs fill the key of a sandbox into their samples. */
function keyOf(sandbox: Sandbox | null): { sandbox_key?: string } {
  return sandbox === null ? {} : { sandbox_key: sandbox.key };
}

/** A worker that does not finish in time is left to the lease that its work was claimed under. */
async function withinSeconds(seconds: number, work: Promise<void> | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, seconds * 1_000);
  await Promise.race([promise, work]);
  clearTimeout(timer);
}
