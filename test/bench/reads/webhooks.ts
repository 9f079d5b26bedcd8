/**
 * B10: how fast events reach their endpoints, against a peer that leases, signs, posts and settles
 * ready bodies, to the same sink.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { type Books, ORGANISATIONS } from "../books.ts";
import { readUsed } from "../cpu.ts";
import { startProgram } from "../program.ts";

const PEER = join(import.meta.dirname, "..", "peers", "webhook-peer.ts");
const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const EVENTS = 12_800;
/** Delivered before the clock starts: V8 compiles for about as long. */
const EVENTS_TO_WARM_UP = 19_200;
const SALES_A_CALL = 32;
const DEADLINE_MS = 120_000;
/** The last tries are written down by then. */
const SETTLED_WITHIN_MS = 500;

export interface WebhookFigures {
  /** Of the worker to the peer. */
  readonly ratio: number;
  readonly delivered_per_second: number;
  readonly delivered_per_second_by_peer: number;
  readonly program_us: number;
  readonly database_us: number;
  readonly wal_bytes: number;
  readonly flights: number;
}

/** What a sink has received. */
interface Taken {
  count: number;
  body: string;
  first_ms: number;
  last_ms: number;
}

/** Gives every organisation an endpoint at one sink, lets events wait, and starts the workers. */
export async function measureWebhooks(books: Books): Promise<WebhookFigures> {
  const taken: Taken = { count: 0, body: "", first_ms: 0, last_ms: 0 };
  const sink = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      taken.last_ms = performance.now();
      if (taken.count === EVENTS_TO_WARM_UP) taken.first_ms = taken.last_ms;
      taken.count += 1;
      taken.body = Buffer.concat(parts).toString();
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  try {
    await makeEndpoints(books, url);
    const figures = await measureWorker(books, taken);
    const by_peer = await deliverByPeer(books.url, { url, body: taken.body });
    const ratio = figures.delivered_per_second / by_peer;
    return { ratio, ...figures, delivered_per_second_by_peer: by_peer };
  } finally {
    sink.closeAllConnections();
    sink.close();
  }
}

/** Events wait for a worker that has just started, and then for the same worker once more. */
async function measureWorker(books: Books, taken: Taken) {
  await leaveEvents(books, EVENTS_TO_WARM_UP, async () => undefined);
  const program = await startProgram(SERVER, { DATABASE_URL: books.url, SVC_ENV: "sandbox" });
  const read = async () => ({
    used: readUsed(books.postmaster_pid, [program.pid]),
    wal: await books.walBytes(),
    flights: await program.flights(),
  });
  await untilTaken(taken, EVENTS_TO_WARM_UP);
  await sleep(SETTLED_WITHIN_MS);
  const before = await leaveEvents(books, EVENTS, read);
  await untilTaken(taken, EVENTS_TO_WARM_UP + EVENTS);
  await sleep(SETTLED_WITHIN_MS);
  const after = await read();
  await program.stop();
  const programOf = ({ used }: typeof before) => used.programs.get(program.pid) ?? 0;
  return {
    delivered_per_second: (EVENTS / (taken.last_ms - taken.first_ms)) * 1_000,
    program_us: ((programOf(after) - programOf(before)) * 1e6) / EVENTS,
    database_us: ((after.used.database - before.used.database) * 1e6) / EVENTS,
    wal_bytes: Number(after.wal - before.wal) / EVENTS,
    flights: (after.flights - before.flights) / EVENTS,
  };
}

async function makeEndpoints(books: Books, url: string): Promise<void> {
  await books.clear();
  const settings = { DATABASE_URL: books.url, SVC_ROLE: "api", SVC_ENV: "sandbox" };
  const api = await startProgram(SERVER, settings);
  for (const bearer of books.bearers) {
    const answer = await fetch(`http://127.0.0.1:${api.port}/dev/v1/webhook-endpoints`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify({ url: `${url}/hook`, enabled_events: ["send.created"] }),
    });
    if (answer.status !== 201) throw new Error(`No endpoint was made: ${await answer.text()}`);
  }
  await api.stop();
}

/** Sales whose events are seen from one moment on, right after `look`. None is handed over. */
async function leaveEvents<T>(books: Books, events: number, look: () => Promise<T>): Promise<T> {
  const database = openDatabase({ database_url: books.url, pool: 1 });
  try {
    return await database.read(async ({ sql }) => {
      await sql`begin`;
      for (let sales = 0; sales < events; sales += SALES_A_CALL) {
        await sql`select bench.place_sends(${SALES_A_CALL}, ${ORGANISATIONS})`;
        await sql`delete from send_dispatches`;
      }
      const seen = await look();
      await sql`commit`;
      return seen;
    });
  } finally {
    await database.close();
  }
}

async function untilTaken(taken: Taken, wanted: number): Promise<void> {
  const until_ms = performance.now() + DEADLINE_MS;
  while (taken.count < wanted) {
    if (performance.now() > until_ms) throw new Error(`Only ${taken.count} events came.`);
    await sleep(50);
  }
}

/** The bodies that the worker has sent, in a table of the peer's own. */
async function deliverByPeer(
  database_url: string,
  { url, body }: { url: string; body: string },
): Promise<number> {
  const database = openDatabase({ database_url, pool: 1 });
  await database.read(async ({ sql }) => {
    await sql`drop table if exists bench.deliveries`;
    await sql`
      create table bench.deliveries (id uuid primary key, due_at timestamptz not null,
        lease_until timestamptz, status text not null, secret text, body text not null,
        attempts jsonb, request_headers jsonb) with (fillfactor = 50)`;
    await sql`
      insert into bench.deliveries (id, due_at, status, body)
      select uuidv7(), svc_now(), 'pending', ${body} from generate_series(1, ${EVENTS}::int)`;
    await sql`create index on bench.deliveries (due_at) where status = 'pending'`;
  });
  await database.close();
  const peer = fork(PEER, [database_url, url]);
  const [{ per_second }] = (await once(peer, "message")) as [{ per_second: number }];
  return per_second;
}
