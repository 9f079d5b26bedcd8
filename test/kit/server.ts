/** The whole server of this worker, in this process, over the worker's own database. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp } from "@svc/server/app.ts";
import { seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import { COMPLETE_BELOW } from "@svc/server/platform/db/positions.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { type Log, openLog } from "@svc/server/platform/log.ts";
import { type Config, readConfig } from "@svc/server/platform/settings/config.ts";
import { noteSeen, watchEvents } from "./coverage.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

export interface TestServer extends App {
  readonly config: Config;
  readonly database: Database;
  readonly url: string;
  readonly log: Log;
  /** How long pages have paused so as to tell nothing. Units: milliseconds. */
  readonly pauses: number[];
  /** Sends a request from an address; faults of the answer against the contract are thrown. */
  readonly ask: (request: Request, from?: string) => Promise<Response>;
}

/** Time between two scripted steps: tests move their clocks and never wait for it. */
const TEST_STEP = "2s";
const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");

const servers = new WeakMap<Promise<TestDatabase>, Promise<TestServer>>();

/** Opens this worker's server; every test file over the same database gets the same one. */
export function testServer(): Promise<TestServer> {
  const database = testDatabase();
  const server = servers.get(database) ?? openGateDeps();
  servers.set(database, server);
  return server;
}

async function openGateDeps(): Promise<TestServer> {
  const { database, url } = await testDatabase();
  await database.transact("seed catalogue", seedCatalogue);
  const settings = readConfig({
    DATABASE_URL: url,
    SVC_DATA_DIR: join(tmpdir(), "svc-house"),
    SVC_ENV: "sandbox",
    SVC_TEST_STEP: TEST_STEP,
    SVC_TRUSTED_PROXIES: "10.99.0.0/16",
  });
  const config = { ...settings, secret_key: SECRET_KEY, live_offers: [] };
  const log = openLog({ level: "warn", readable: true });
  const faults: Error[] = [];
  const observer = {
    onAnswer: noteSeen,
    onContractViolation: (fault: Error) => void faults.push(fault),
  };
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const app = createApp({
    config,
    database,
    log,
    sharers: () => 1,
    observer,
    can_mail: true,
    pause,
  });
  watchEvents(async (known) => await provokedEvents((await testDatabase()).database, known));
  return { ...app, config, database, url, log, pauses, ask };

  async function ask(request: Request, from = "127.0.0.1"): Promise<Response> {
    const connection = { incoming: { socket: { remoteAddress: from } } };
    const answer = await app.hono.fetch(request, connection);
    const [fault] = faults.splice(0);
    if (fault !== undefined) throw fault;
    return answer;
  }
}

/** Below these positions every event was looked at, by its database. */
const looked_below = new WeakMap<Database, string>();

/**
 * The types of the events that tests have provoked in this database since the last look, but for
 * those known.
 */
async function provokedEvents(database: Database, known: readonly string[]): Promise<string[]> {
  const from = looked_below.get(database) ?? "0";
  const [complete] = await database.read(
    ({ sql }) => sql<{ below: string }[]>`select ${sql.unsafe(COMPLETE_BELOW)}::text as below`,
  );
  const fresh = await database.read(
    ({ sql }) => sql<{ type: string }[]>`
      select distinct type from events
      where commit_position >= ${from}::bigint and not synthetic
        and not (type = any(${known as string[]}::text[]))`,
  );
  // Whether their objects exist is a question that takes longer to plan than to answer.
  if (fresh.length === 0) return [];
  // An event about an object that does not exist was written by a test of the outbox itself, and
  // a made-up event was not provoked by its cause.
  const rows = await database.read(
    ({ sql }) => sql`
      select distinct events.type from events
      left join sends on (sends.account_id, sends.id) = (events.account_id, object_id)
      left join api_keys key on (key.account_id, key.id) = (events.account_id, object_id)
      left join webhook_endpoints endpoint
        on (endpoint.account_id, endpoint.id) = (events.account_id, object_id)
      left join recipients person
        on (person.account_id, person.id) = (events.account_id, object_id)
      left join batches batch
        on (batch.account_id, batch.id) = (events.account_id, object_id)
      left join programs program
        on (program.account_id, program.id) = (events.account_id, object_id)
      left join rewards reward
        on (reward.account_id, reward.id) = (events.account_id, object_id)
      left join reward_links link on (link.account_id, link.id) = (events.account_id, object_id)
      left join activities did on (did.account_id, did.id) = (events.account_id, object_id)
      left join credit_reservations kept
        on (kept.account_id, kept.id) = (events.account_id, object_id)
      left join reviews review on (review.account_id, review.id) = (events.account_id, object_id)
      left join referrals referral
        on (referral.account_id, referral.id) = (events.account_id, object_id)
      left join agent_approvals approval
        on (approval.account_id, approval.id) = (events.account_id, object_id)
      left join topups topup on (topup.account_id, topup.id) = (events.account_id, object_id)
      left join disputes dispute
        on (dispute.account_id, dispute.id) = (events.account_id, object_id)
      left join checkout_sessions session
        on (session.account_id, session.id) = (events.account_id, object_id)
      left join ledger_postings posting
        on (posting.account_id, posting.id) = (events.account_id, object_id)
      where commit_position >= ${from}::bigint and not synthetic
        and not (events.type = any(${known as string[]}::text[]))
        and (object_id is null or coalesce(
          sends.id, key.id, endpoint.id, person.id, batch.id, program.id, reward.id,
          link.id, did.id, kept.id, review.id, referral.id, approval.id, topup.id,
          dispute.id, session.id, posting.id) is not null)`,
  );
  looked_below.set(database, complete?.below ?? from);
  return rows.map(({ type }) => type as string);
}
