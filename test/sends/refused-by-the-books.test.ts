/** Answers that the books refuse: they are settled as unreadable, and people decide in the end. */
import { outcomeUnknown } from "@svc/server/platform/db/errors.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { startWorker } from "@svc/server/platform/work/worker.ts";
import type {
  SupplierOrder,
  SupplierOutcome,
  Suppliers,
} from "@svc/server/providers/port/index.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { beforeEach, expect, it } from "vitest";
import { dispatchDeps, newAlarms, of } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SendScript, scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const MORE_THAN_A_DAY = 25 * 3_600;
const SILENCE = { kind: "no_answer", reason: "timeout" } as const;

let shop: Organisation;

beforeEach(async () => {
  newAlarms();
  shop = await given.organisation();
});

it.each([
  ["submit", { submits: [paidBack], queries: Array(5).fill(paidBack) }],
  ["query", { submits: [SILENCE], queries: Array(5).fill(paidBack) }],
] as const)("a send whose %s the books refuse is for people after a day", async (_, answers) => {
  const { send, look } = await sold(answers);
  await look();
  expect(await statusOf(send)).toBe("unknown");
  await aDayPasses(look);
  expect(await statusOf(send)).toBe("requires_review");
  expect(await shop.probe.count("send_dispatches")).toBe(0);
  expect((await shop.probe.balances()).USD?.in_flight).toBe(500n);
  const [latest] = (await shop.api.listSendAttempts({ path: { send_id: send } })).body.data;
  expect(latest).toMatchObject({ kind: "query", outcome: "error" });
  expect(new Set(newAlarms())).toEqual(new Set(["row_quarantined"]));
});

it("an answer that the books refuse once is no end: the next one delivers", async () => {
  const { send, look } = await sold({ submits: [paidBack], queries: [delivered] });
  await look();
  await aDayPasses(look);
  expect(await statusOf(send)).toBe("delivered");
  expect((await shop.probe.balances()).USD?.in_flight).toBe(0n);
});

it("an answer whose commit may have happened is not settled a second time", async () => {
  const { send, look } = await sold({ submits: [delivered] });
  await look(async (settling) => {
    await settling();
    throw outcomeUnknown();
  });
  expect(await statusOf(send)).toBe("delivered");
  expect(await shop.probe.count("send_answers")).toBe(1);
  expect(newAlarms()).toEqual([]);
});

it.each([
  ["the database is away", "service_unavailable"],
  ["a lock is held", "concurrent_update"],
] as const)("an answer that comes while %s is left to its lease", async (_, code) => {
  const { send, look } = await sold({ submits: [delivered] });
  await look(() => Promise.reject(new Refusal(code, { retry_after: 1 })));
  expect(await statusOf(send)).toBe("submitted");
  expect(await shop.probe.count("send_answers")).toBe(0);
  expect(newAlarms()).toEqual([]);
});

it.each([
  ["a NUL character", "\u0000"],
  ["half of a surrogate pair", "\ud800"],
])("an answer whose words hold %s is settled as it is", async (_, mark) => {
  const { send, look } = await sold({
    submits: [
      (order) => ({
        ...{ ...delivered(order), supplier_reference: `R${mark}-1` },
        body: { [`na${mark}me`]: `wo${mark}rds`, code: 7, none: null },
      }),
    ],
  });
  await look();
  const { body } = await shop.api.getSend({ path: { send_id: send } });
  expect(body.status).toBe("delivered");
  const stored = mark.toWellFormed().replaceAll("\0", "");
  expect(body.provider_reference).toBe(`R${stored}-1`);
  const [answer] = await shop.probe.rows("send_answers");
  expect(answer?.evidence).toMatchObject({
    ...{ kind: "delivered", supplier_reference: `R${stored}-1` },
    body: { [`na${stored}me`]: `wo${stored}rds`, code: 7, none: null },
  });
  expect(newAlarms()).toEqual([]);
});

function delivered({ target, amount_minor, currency }: SupplierOrder) {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended } as const;
}

/** No supplier pays us for a sale: the ledger refuses to post it. */
function paidBack(order: SupplierOrder): SupplierOutcome {
  return { ...delivered(order), cost_minor: -1n };
}

async function sold(answers: SendScript) {
  const { suppliers, script } = await scriptedProvider();
  const { id: send } = await sell(shop);
  script(send, answers);
  return { send, look: (meet?: Meeting) => lookOnce(suppliers, meet) };
}

/** What the settlement of an answer meets in the database. */
type Meeting = (settling: () => Promise<unknown>) => Promise<never>;

/** A worker as a program runs it leases once, and stops when it has done what that is. */
async function lookOnce(suppliers: Suppliers, meet?: Meeting): Promise<void> {
  const deps = await dispatchDeps(suppliers);
  const transact: typeof deps.database.transact = (name, work) => {
    const run = () => deps.database.transact(name, work);
    return name === "settle sends" && meet !== undefined ? meet(run) : run();
  };
  const worker = dispatchWorker({ ...deps, database: { transact } });
  const lease: typeof worker.lease = (room) => worker.lease({ ...room, ...of(shop) });
  await startWorker({ ...worker, lease }, deps.log).stop();
}

/** A day, in which the send was looked at more than once; what held it off is over by then. */
async function aDayPasses(look: () => Promise<void>): Promise<void> {
  for (const seconds of [60, MORE_THAN_A_DAY, 60]) {
    await shop.api.advanceTestClock({ body: { seconds } });
    await endHolds();
    await look();
  }
}

async function endHolds(): Promise<void> {
  const { database } = await testServer();
  await database.record(async ({ sql }) => {
    await sql`
      update quarantined_rows set until = svc_now() - interval '1 second'
      where account_id = ${shop.account_id}`;
    await sql`
      update send_dispatches set lease_until = svc_now() - interval '1 second'
      where account_id = ${shop.account_id} and lease_until is not null`;
  });
}

async function statusOf(send_id: string): Promise<string> {
  return (await shop.api.getSend({ path: { send_id } })).body.status;
}
