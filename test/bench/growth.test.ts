/** The shops whose growth is measured have whole books, and workers that come to rest. */
import { seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ownDatabase } from "../kit/database.ts";
import { makeOrganisations, writeHistory } from "./growth/shop.ts";
import { openStaff, restAll, type Staff } from "./growth/staff.ts";
import { whileRowsWait } from "./growth/waiting.ts";

const SIZE = { sends: 300, recipients: 30, organisations: 3 };
/** One in 33 of a currency comes back. */
const RETURNED = 8;
/** Their rows are the objects themselves, of which the history has its own. */
const OF_OBJECTS = [
  ...["checkout-payments", "messages", "status-notices"],
  ...["webhooks/deliver", "webhooks/replay"],
];

let database: Database;
let staff: Staff;
/** Who had something to do when the shop was filled. */
let worked: ReadonlySet<string>;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const own = await ownDatabase("bench_growth");
  database = own.database;
  const made = await database.transact("open the organisations", async (tx) => {
    await seedCatalogue(tx);
    return await makeOrganisations(tx, SIZE);
  });
  // Refuses books that are not whole.
  await writeHistory(own.url, made, SIZE);
  const { account_id, secret: bearer } = made;
  const shop = { url: own.url, size: SIZE, account_id, bearer, postmaster_pid: 0 };
  const secret_key = Buffer.alloc(32, 7).toString("base64");
  staff = await openStaff(shop, { SVC_SECRET_KEY: secret_key });
  worked = await restAll(staff);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await staff?.close();
  await database?.close();
});

it("have notified of every sale that was delivered, and of it alone", async () => {
  const [notified] = await database.read(
    ({ sql }) => sql`
      select (select count(*)::int from sends) as sends, 
        (select count(*)::int from messages) as texts,
        (select count(*)::int from webhook_deliveries delivery
          join events event on event.account_id = delivery.account_id and event.id = event_id
          where event.type = 'send.delivered') as deliveries`,
  );
  const delivered = SIZE.sends - RETURNED;
  expect(notified).toEqual({ sends: SIZE.sends, texts: delivered, deliveries: delivered });
});

it("leave their workers nothing to do, with rows that wait and without", async () => {
  expect([...worked]).toEqual(["chores"]);
  const rounds = () => Promise.all(staff.workers.map(({ work }) => work()));
  expect(await rounds()).toEqual(staff.workers.map(() => 0));
  const tables = staff.workers.flatMap(({ table }) => table?.queue ?? []);
  await whileRowsWait(staff, async (queues) => {
    expect(tables.filter((queue) => !queues.includes(queue)).toSorted()).toEqual(OF_OBJECTS);
    expect(await rounds()).toEqual(staff.workers.map(() => 0));
  });
  const left = await database.read(({ sql }) => sql`select from send_dispatches`);
  expect(left.length).toBe(0);
});
