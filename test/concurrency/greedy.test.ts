/** An organisation does what it likes, at its limits, while a live till of another one sells. */
import { randomUUID } from "node:crypto";
import { createApp } from "@svc/server/app.ts";
import { type Holder, openPlaces } from "@svc/server/platform/db/places.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { startWorkers } from "@svc/server/workers.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { newMember } from "../kit/dashboard.ts";
import { testDatabase } from "../kit/database.ts";
import { TENDAI } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const POOL = 10;
/** Two of the pool are left to reads. */
const PLACES = 8;
const ROUNDS = 6;
const PEOPLE = 200;

/** Who asked for a place and who got one, in the order in which it happened. */
let turns: { name: string; is: "asks" | "enters" }[] = [];
let lines: string[] = [];
let database: Database;
let ask: (request: Request) => Promise<Response>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { config } = await testServer();
  const { url } = await testDatabase();
  database = openDatabase({ database_url: url, pool: POOL }, (limits) => {
    const inPlace = openPlaces(limits);
    const note = ({ name }: Holder, is: "asks" | "enters") => turns.push({ name, is });
    return (holder, work) => {
      note(holder, "asks");
      return inPlace(holder, () => {
        note(holder, "enters");
        return work();
      });
    };
  });
  const log = openLog({ level: "warn", readable: false, write: (line) => void lines.push(line) });
  const app = createApp({ config, database, log, sharers: () => 1 });
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  ask = async (request) => await app.hono.fetch(request, { incoming });
  const workers = startWorkers({ config, database, log });
  stop = async () => {
    await workers.stop();
    await app.gate.close();
    await database.close();
  };
});

afterAll(() => stop());

beforeEach(() => {
  turns = [];
  lines = [];
});

it("every write of the till gets its place ahead of the crowd, and no lease is missed", async () => {
  const [greedy, other] = [await given.organisation(), await given.organisation()];
  const crowd = (await greedyRequests(greedy)).map((request) => ask(request));
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    statuses.push(...(await dayOfTill(other)));
  }
  const busy = turns.filter(({ is }) => is === "asks").length;
  await Promise.all(crowd);
  expect(statuses).toEqual(Array(ROUNDS).fill([202, 422, 201, 200]).flat());
  expect(busy).toBeGreaterThan(PLACES * ROUNDS);
  expect(Math.max(...aheadOf(other.live.account_id))).toBeLessThanOrEqual(PLACES);
  expect(lines.filter((line) => /lease|claimed|chore/.test(line))).toEqual([]);
});

/** Sales, which need no place (no supplier sells for live accounts here), and writes that do. */
async function dayOfTill({ key, live }: Organisation): Promise<number[]> {
  const body = { type: "airtime", currency: "USD", amount: "0.50", target: "0771234567" };
  const name = `Guards ${randomUUID()}`;
  const statuses: number[] = [];
  for (const request of [
    requestOf(key.secret, "createSend", { body }),
    requestOf(live.key.secret, "createSend", { body }),
    requestOf(live.key.secret, "createGroup", { body: { name } }),
    requestOf(live.key.secret, "updateAccount", { body: { support_phone: "0771234567" } }),
  ]) {
    statuses.push((await ask(request)).status);
  }
  return statuses;
}

/** Everything that makes requests wait for one row, from both accounts of an organisation. */
async function greedyRequests(shop: Organisation): Promise<Request[]> {
  const { id } = await given.activeProgram(shop);
  const { email } = await newMember(shop);
  const secrets = [shop.key.secret, shop.live.key.secret];
  const people = Array.from({ length: PEOPLE }, (_, place) => ({
    phone: `077${1_000_000 + place}`,
    name: "Rudo",
  }));
  const upsert = { body: { mode: "upsert", match: "phone", recipients: people } } as const;
  const same_key = { body: { name: "Drivers" }, idempotency_key: randomUUID() };
  const fields = new URLSearchParams({ email, code: "000000" });
  const code = { method: "POST", body: fields };
  const path = { program_id: id };
  return [
    ...times(10, () => new Request("http://127.0.0.1/dashboard/sign-in/code", code)),
    ...secrets.flatMap((secret) => [
      ...times(10, () => requestOf(secret, "createRecipientsBulk", upsert)),
      ...times(20, () =>
        requestOf(secret, "createActivity", {
          body: { recipient: TENDAI, name: "visit", activity_id: randomUUID() },
        }),
      ),
      ...times(1_000, () => requestOf(secret, "createGroup", same_key)),
    ]),
    ...times(20, () =>
      requestOf(shop.key.secret, "fundProgram", { path, body: { amount: "1.00" } }),
    ),
  ];
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** How many others got a place while an account waited for one, each time that it did. */
function aheadOf(name: string): number[] {
  return turns.flatMap((turn, at) => {
    if (turn.name !== name || turn.is !== "asks") return [];
    const after = turns.slice(at + 1);
    const entered = after.findIndex((later) => later.name === name && later.is === "enters");
    return [after.slice(0, entered).filter(({ is }) => is === "enters").length];
  });
}
