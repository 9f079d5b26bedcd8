/** How the examples of the workforce come about: people, departments, products and meters. */
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
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

export const WORKFORCE: Stages = {
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
    await drain();
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
};

const OUTSIDE = { cost_center_id: null };
