/** Reports may read for seconds, and leave most of a program's connections to sales. */
import { createApp } from "@svc/server/app.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const ASKED = 6;
const REPORT_MS = 50;
const REPORTS = ["read the ledger", "read the journal"];

it("reads at most two reports at once, ledgers and journals together", async () => {
  const shop = await given.organisation();
  const { config, database, log } = await testServer();
  let [under_way, most] = [0, 0];
  const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
    under_way += 1;
    most = Math.max(most, under_way);
    await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
    return await work().finally(() => {
      under_way -= 1;
    });
  };
  const slow: Database = {
    ...database,
    of: () => slow,
    transact: (name, work) =>
      REPORTS.includes(name)
        ? slowly(() => database.transact(name, work))
        : database.transact(name, work),
  };
  const observer = {
    onAnswer: () => {},
    onContractViolation: (fault: Error) => {
      throw fault;
    },
  };
  const { hono } = createApp({ config, database: slow, log, sharers: () => 1, observer });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const asked = Array.from({ length: ASKED }, (_, place) => {
    const id = place % 2 === 0 ? "getWorkforceLedger" : "getWorkforceJournal";
    return hono.fetch(requestOf(shop.key.secret, id, {}), connection);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(Array(ASKED).fill(200));
  expect(most).toBe(2);
});
