/** What the books of an employer read does not grow with what they do not show. */
import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import { chargeRows, lockBalances, post } from "@svc/server/money/ledger/index.ts";
import { type Database, openDatabase, type Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { readDaySpan } from "@svc/server/platform/time/day-span.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { readJournal } from "@svc/server/workforce/journal/read-journal.ts";
import { readPage, searchLedger } from "@svc/server/workforce/ledger/read-ledger.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";

const DAY_MS = 86_400_000;
/** A midnight in Harare. */
const START = Date.UTC(2026, 9, 25, 22);
const SENDS_A_DAY = 10;
const DAYS = 21;
const SPAN = readDaySpan({ from: harareDay(START), to: harareDay(START + 20 * DAY_MS) }, START);

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly Plans?: readonly Plan[];
}

let database: Database;
let account_id: string;

beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("ledger_plans"), pool: 3 });
  account_id = await database.transact("an employer with three weeks of sends", async (tx) => {
    const { test_id } = await createOrganisation(tx, { name: "Mine", now: START - DAY_MS });
    const costs = Array.from({ length: DAYS * SENDS_A_DAY }, (_, index) => {
      const created = START + (index * DAY_MS) / SENDS_A_DAY;
      const rest = { api_key_id: null, cost_center_id: null, description: `Airtime ${index}` };
      const send = { account_id: test_id, currency: "USD" as const, send_id: mintId(created) };
      return { ...send, ...rest, cost_minor: 1n, created };
    });
    await post(tx, chargeRows(costs, await lockBalances(tx, costs, "wait")));
    return test_id;
  });
});

afterAll(() => database.close());

/** Runs work whose statements are explained; what they would answer is answered as well. */
async function scansOf(work: (asker: Pick<Tx, "sql">) => Promise<unknown>): Promise<Plan[][]> {
  return await database.transact("explain", async (tx) => {
    await tx.sql`set local enable_seqscan = off`;
    await tx.sql`set local enable_sort = off`;
    await tx.sql`set local enable_bitmapscan = off`;
    const plans: Plan[] = [];
    const sql = (parts: TemplateStringsArray, ...values: never[]) => {
      const statement = tx.sql(parts, ...values);
      const again = tx.sql(parts, ...values);
      return Object.assign(statement, {
        // biome-ignore lint/suspicious/noThenProperty: a statement is run when it is awaited.
        then: async (resolve: (rows: unknown) => void, reject: (error: unknown) => void) => {
          try {
            const [row] = await tx.sql<{ "QUERY PLAN": { Plan: Plan }[] }[]>`
              explain (analyze, format json) ${statement}`;
            const [told] = row?.["QUERY PLAN"] ?? [];
            if (told !== undefined) plans.push(told.Plan);
            resolve(await again);
          } catch (error) {
            reject(error);
          }
        },
      });
    };
    await work({ sql: sql as unknown as Tx["sql"] });
    return plans.map(scansIn);
  });
}

function scansIn(plan: Plan): Plan[] {
  const below = (plan.Plans ?? []).flatMap(scansIn);
  return plan["Relation Name"] === undefined ? below : [plan, ...below];
}

const of_all = () => ({
  ...{ account_id, span: SPAN },
  ...{ currency: undefined, kind: undefined, q: undefined },
});
const scanned = (scans: readonly Plan[], table: string) =>
  scans.filter((scan) => scan["Relation Name"] === table);

it("a page reads the postings up to its last, and looks for the lines of its own alone", async () => {
  const [scans = []] = await scansOf((asker) =>
    readPage(asker, of_all(), { limit: 5, offset: 10 }),
  );
  expect(scanned(scans, "ledger_postings")).toMatchObject([
    { "Index Name": "ledger_postings_shown", "Actual Rows": 15, "Actual Loops": 1 },
  ]);
  expect(scanned(scans, "batch_items")).toMatchObject([{ "Actual Loops": 5 }]);
});

it("a search takes the ledger apart, and each part looks each of its lines up once", async () => {
  const found: unknown[] = [];
  const words = { ...of_all(), q: "airtime 20" };
  const statements = await scansOf(async (asker) => {
    found.push(await searchLedger(asker, words, { limit: 2, offset: 1, rows_at_once: 50 }));
  });
  const entries = [{ description: "Airtime 208" }, { description: "Airtime 207" }];
  expect(found).toMatchObject([{ total: 11, entries }]);
  const parts = statements.filter((scans) => scanned(scans, "batch_items").length > 0);
  // Four times fifty, the ten that are left, and the page.
  const looked_up = parts.map((scans) => scanned(scans, "batch_items")[0]?.["Actual Loops"]);
  expect(looked_up).toEqual([50, 50, 50, 50, 10, 2]);
});

it("the journal is read by the week", async () => {
  const statements = await scansOf((asker) =>
    readJournal(asker, { account_id, span: SPAN, cost_center: undefined }, 1_000),
  );
  const read = statements.map((scans) => scanned(scans, "ledger_postings")[0]?.["Actual Rows"]);
  expect(read).toEqual(Array(3).fill(7 * SENDS_A_DAY));
});
