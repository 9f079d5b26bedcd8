/** An employer's first payday over HTTP: a shortfall, a top-up, and the month in the books. */
import { beforeAll, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

let employer: Organisation;
let cost_center_id: string;
let body: Record<string, unknown>;
let reference: string;

beforeAll(async () => {
  employer = await given.organisation();
});

const allocate = (wanted: object = {}) =>
  employer.api.allocateToWorkforce({ body: { ...body, ...wanted } as never });

it("registers a department and its people", async () => {
  const department = { name: "Sales", code: "6400-HRE", monthly_budget: "1200.00" };
  cost_center_id = (await employer.api.createWorkforceCostCenter({ body: department })).body.id;
  const people = ["0771234567", "0712345678", "0781234567", "0771230002"].map((phone, at) => ({
    ...{ name: `Person ${at}`, phone, payroll_id: `EMP-000${at}` },
  }));
  const moved = await employer.api.changeWorkforceCostCenterPeople({
    path: { cost_center_id },
    body: { new: people },
  });
  expect(moved.body).toMatchObject({ created_count: 4, errors: [] });
  const lines = moved.body.people.map(({ recipient }) => ({
    ...{ recipient_id: recipient, amount: "275.00" },
  }));
  const named = { title: "First payday", idempotency_key: "payday-first" };
  body = { kind: "airtime", cost_center_id, lines, ...named };
});

it("is short of Credit, tops up, and pays", async () => {
  const preview = await employer.api.previewWorkforceAllocation({ body: body as never });
  expect(preview.body).toMatchObject({ credit: { sufficient: false }, over_budget: false });
  expect((await allocate()).error?.code).toBe("reservation_insufficient");
  await employer.api.createTestCredit({ body: { currency: "USD", amount: "200.00" } });
  const made = await allocate();
  expect(made).toMatchObject({ status: 200, body: { replayed: false, status: "processing" } });
  expect((await allocate()).body).toMatchObject({
    ...{ reference: made.body.reference, replayed: true },
  });
  reference = made.body.reference;
});

it("sees what everybody received, and resends what failed", async () => {
  await drain(employer);
  await pass(employer);
  const { body: whole } = await employer.api.getWorkforceBatch({ path: { reference } });
  expect(whole).toMatchObject({
    status: "partially_completed",
    counts: { delivered: 3, failed: 1 },
  });
  const again = await employer.api.resendWorkforceBatch({ path: { reference } });
  expect(again.body.total.USD).toBe("275.00");
  await drain(employer);
  await pass(employer);
  const { body: spend } = await employer.api.getWorkforceCostCenterSpend({
    path: { cost_center_id },
  });
  expect(spend).toMatchObject({ totals: { USD: "825.00" }, by_kind: [{ count: 3 }] });
});

it("closes the month: the journal balances, and is what the ledger has drawn", async () => {
  const { body: journal } = await employer.api.getWorkforceJournal({
    query: { cost_center: cost_center_id } as never,
  });
  expect(journal).toMatchObject({
    entries: [
      { reference, gl_code: "6400-HRE", debit: "825.00", credit: "0.00" },
      { reference, gl_code: null, debit: "0.00", credit: "825.00" },
    ],
    totals: { USD: { debit: "825.00", credit: "825.00" } },
  });
  const { body: ledger } = await employer.api.getWorkforceLedger();
  expect(ledger).toMatchObject({ closing: { USD: "375.00" } });
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});
