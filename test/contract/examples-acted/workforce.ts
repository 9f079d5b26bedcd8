/** How the examples of the workforce come about: people, departments, products and meters. */
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import { madeSchedule } from "./schedules.ts";
import type { Stages } from "./stages.ts";

const METER = "37140030000";
const PERSON = { name: "Tariro Moyo", phone: "0771234567", payroll_id: "EMP-0042" };
const CAP = { monthly_cap: { USD: "40.00" } };
const DEPARTMENT = { name: "Sales, Harare", code: "6400-HRE", monthly_budget: "200.00" };

interface Employer {
  readonly shop: Organisation;
  readonly path: { cost_center_id: string; recipient_id: string };
}

/** An employer whose department has spent US$150.00, ten of it on one person. */
async function employer(): Promise<Employer> {
  const shop = await given.organisation();
  await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1000.00" } } });
  const { body: department } = await shop.api.createWorkforceCostCenter({ body: DEPARTMENT });
  const joined = { cost_center_id: department.id };
  const answer = await shop.api.createWorkforceRecipient({
    body: { ...PERSON, ...CAP, ...joined },
  });
  const { recipient } = answer.body.person;
  await sell(shop, { recipient, cost_center: department.id, amount: "10.00" });
  return { shop, path: { cost_center_id: department.id, recipient_id: recipient } };
}

const OTHER = { amount: "10.00", phone: "0712345678", name: "Farai Dube" };

/** A dealer who pays US$9.75 for US$10.00 on one network, and full price elsewhere. */
async function dealer(): Promise<Employer & { body: object }> {
  const { shop, path } = await employer();
  const discounts = JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 250 }]);
  await given.facts(shop, { dealer_status: "approved", discounts });
  const lines = [{ amount: "10.00", recipient_id: path.recipient_id }, OTHER];
  const { cost_center_id } = path;
  const fields = { kind: "airtime", cost_center_id, title: "November airtime, sales" };
  return { shop, path, body: { ...fields, lines } };
}

/** An allocation whose second line has failed. */
async function failed(): Promise<{ shop: Organisation; path: { reference: string } }> {
  const { shop, path, body } = await dealer();
  const lines = [
    { amount: "10.00", recipient_id: path.recipient_id },
    { amount: "10.00", phone: "0712340002", name: "Farai Dube" },
  ];
  const { reference } = await given.allocation(shop, { ...body, lines });
  await drain(shop);
  await pass(shop);
  return { shop, path: { reference } };
}

export const WORKFORCE: Stages = {
  "allocateToWorkforce 200 US$10.00 of airtime for two people": async () => {
    const { shop, body } = await dealer();
    return shop.api.allocateToWorkforce({ body: body as never });
  },
  "allocateToWorkforce 200 Electricity, over the budget": async () => {
    const { shop, path } = await dealer();
    const line = { amount: "20.00", recipient_id: path.recipient_id, meter: METER };
    const power = { kind: "power", lines: [line], acknowledge_over_budget: true };
    return shop.api.allocateToWorkforce({ body: power as never });
  },
  "previewWorkforceAllocation 200 Two lines, within the budget": async () => {
    const { shop, body } = await dealer();
    await pass(shop, { seconds: 600 });
    return shop.api.previewWorkforceAllocation({ body: body as never });
  },
  "listWorkforceBatches 200 Allocations of November": async () => {
    const { shop } = await failed();
    return shop.api.listWorkforceBatches();
  },
  "getWorkforceBatch 200 One line that failed": async () => {
    const { shop, path } = await failed();
    return shop.api.getWorkforceBatch({ path });
  },
  "cancelWorkforceBatch 200 Nothing had been sent": async () => {
    const { shop, body } = await dealer();
    const { reference } = await given.allocation(shop, body as Record<string, unknown>);
    return shop.api.cancelWorkforceBatch({ path: { reference } });
  },
  "getWorkforceLedger 200 Entries of November": async () => {
    const { shop, body } = await dealer();
    await given.allocation(shop, body as Record<string, unknown>);
    await drain(shop);
    return shop.api.getWorkforceLedger({ query: { kind: "debit", q: "Tariro" } as never });
  },
  "getWorkforceLedger 200 As a file in an object": async () => {
    const { shop } = await dealer();
    const query = { format: "csv-json", kind: "debit" } as never;
    return shop.api.getWorkforceLedger({ query });
  },
  "getWorkforceJournal 200 Entries of November": async () => {
    const { shop, path } = await dealer();
    const { id: cost_center_id } = await given.costCenter(shop, { gl_code: "6410-HRE" });
    const lines = [{ amount: "10.00", recipient_id: path.recipient_id }];
    await given.allocation(shop, { lines, cost_center_id, title: "November airtime, sales" });
    await drain(shop);
    const query = { cost_center: cost_center_id } as never;
    return shop.api.getWorkforceJournal({ query });
  },
  "resendWorkforceBatch 200 Resend one line": async () => {
    const { shop, path } = await failed();
    return shop.api.resendWorkforceBatch({ path });
  },
  "previewWorkforceResend 200 One line to resend": async () => {
    const { shop, path } = await failed();
    return shop.api.previewWorkforceResend({ path });
  },
  "getWorkforceAccess 200 An admin's access": async () => {
    const { shop } = await employer();
    const scopes = { kind: "rk", scopes: ["workforce:admin"] } as const;
    const admin = await given.member(shop);
    return (await given.key(admin, scopes)).api.getWorkforceAccess();
  },
  "getWorkforceProducts 200 Only airtime": async () => {
    const { shop } = await employer();
    const { api } = await given.key(shop, { allowed_products: ["airtime-usd"] });
    return api.getWorkforceProducts();
  },
  "getWorkforceMeters 200 One meter": async () => {
    const { shop, path } = await employer();
    await shop.api.updateRecipient({
      path: { recipient_id: path.recipient_id },
      body: { meters: [{ number: METER }] },
    });
    await shop.api.getMeter({ path: { number: METER }, query: { currency: "USD" } });
    await sell(shop, { target: METER, token_phone: "0771234567", amount: "20.00" });
    await drain(shop);
    await pass(shop);
    return shop.api.getWorkforceMeters();
  },
  "listWorkforceRecipients 200 Search for the name Moyo": async () => {
    const { shop } = await employer();
    return shop.api.listWorkforceRecipients({ query: { q: "Moyo" } });
  },
  "createWorkforceRecipient 201 A new employee": async () => {
    const shop = await given.organisation();
    const { id: cost_center_id } = await given.costCenter(shop);
    return shop.api.createWorkforceRecipient({ body: { ...PERSON, ...CAP, cost_center_id } });
  },
  "updateWorkforceRecipient 200 A new number": async () => {
    const { shop, path } = await employer();
    const body = { phone: "0712345678", notes: "New number since November" };
    return shop.api.updateWorkforceRecipient({ path: { recipient_id: path.recipient_id }, body });
  },
  "listWorkforceCostCenters 200 One department": async () => {
    const { shop } = await employer();
    return shop.api.listWorkforceCostCenters();
  },
  "createWorkforceCostCenter 201 Two hundred dollars a month": async () =>
    (await given.organisation()).api.createWorkforceCostCenter({ body: DEPARTMENT }),
  "updateWorkforceCostCenter 200 A higher budget": async () => {
    const { shop, path } = await employer();
    const { cost_center_id } = path;
    const body = { monthly_budget: "300.00" };
    return shop.api.updateWorkforceCostCenter({ path: { cost_center_id }, body });
  },
  "getWorkforceCostCenterPeople 200 One person": async () => {
    const { shop, path } = await employer();
    const { cost_center_id } = path;
    return shop.api.getWorkforceCostCenterPeople({ path: { cost_center_id } });
  },
  "changeWorkforceCostCenterPeople 200 One moves, one is new, one has no phone number":
    async () => {
      const { shop, path } = await employer();
      const { cost_center_id, recipient_id } = path;
      await shop.api.updateWorkforceRecipient({ path: { recipient_id }, body: OUTSIDE });
      const body = {
        add: [recipient_id],
        new: [
          { name: "Farai Dube", phone: "0712345678", payroll_id: "EMP-0043" },
          { name: "Rudo Sibanda", phone: "07123" },
        ],
      };
      return shop.api.changeWorkforceCostCenterPeople({ path: { cost_center_id }, body });
    },
  "getWorkforceCostCenterSpend 200 Spend in November": async () => {
    const { shop, path } = await employer();
    const { cost_center_id } = path;
    return shop.api.getWorkforceCostCenterSpend({ path: { cost_center_id } });
  },
  "listWorkforceSchedules 200 The first page": async () => {
    const { shop } = await madeSchedule();
    return shop.api.listWorkforceSchedules({ query: { page: 1 } });
  },
  "runWorkforceSchedule 202 A bonus today": async () => {
    const { shop, path } = await madeSchedule();
    const body = { again: true, idempotency_key: "bonus-2026-11-25" };
    return shop.api.runWorkforceSchedule({ path, body });
  },
};

const OUTSIDE = { cost_center_id: null };
