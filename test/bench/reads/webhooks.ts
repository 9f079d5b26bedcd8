/** B10: how fast events reach their endpoints, against undici alone at the same sink. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { Pool } from "undici";
import { type Books, ORGANISATIONS } from "../books.ts";
import { startProgram } from "../program.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const EVENTS = 6_400;
const SALES_A_CALL = 32;
const CONNECTIONS = 10;
const DEADLINE_MS = 120_000;

export interface WebhookFigures {
  readonly delivered_per_second: number;
  readonly posted_per_second: number;
}

/** What a sink has taken. */
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
      if (taken.count === 0) taken.first_ms = taken.last_ms;
      taken.count += 1;
      taken.body = Buffer.concat(parts).toString();
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  try {
    await leaveEvents(books, url);
    const program = await startProgram(SERVER, { DATABASE_URL: books.url, SVC_ENV: "sandbox" });
    await untilTaken(taken, EVENTS);
    await program.stop();
    const delivered_per_second = (EVENTS / (taken.last_ms - taken.first_ms)) * 1_000;
    return { delivered_per_second, posted_per_second: await postAlone(url, taken.body) };
  } finally {
    sink.closeAllConnections();
    sink.close();
  }
}

/** Endpoints first, then the sales that they are told of, while nobody works. */
async function leaveEvents(books: Books, url: string): Promise<void> {
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
  const database = openDatabase({ database_url: books.url, pool: 1 });
  await database.read(async ({ sql }) => {
    for (let sales = 0; sales < EVENTS; sales += SALES_A_CALL) {
      await sql`select bench.place_sends(${SALES_A_CALL}, ${ORGANISATIONS})`;
    }
    await sql`truncate send_dispatches`;
  });
  await database.close();
}

async function untilTaken(taken: Taken, wanted: number): Promise<void> {
  const until_ms = performance.now() + DEADLINE_MS;
  while (taken.count < wanted) {
    if (performance.now() > until_ms) throw new Error(`Only ${taken.count} events came.`);
    await sleep(50);
  }
}

async function postAlone(url: string, body: string): Promise<number> {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const began_ms = performance.now();
  let left = EVENTS;
  const drive = async () => {
    while (left-- > 0) {
      const answer = await pool.request({ method: "POST", path: "/hook", body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, drive));
  await pool.close();
  return (EVENTS / (performance.now() - began_ms)) * 1_000;
}
