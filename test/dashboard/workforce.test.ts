/** Workforce in the dashboard: what employers give to their people, within budgets. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm, settle } from "../kit/pages.ts";

const WORKFORCE = "/dashboard/people/workforce";
const ALLOCATIONS = `${WORKFORCE}/allocations`;
const DEPARTMENTS = `${WORKFORCE}/departments`;
const EMPLOYEES = `${WORKFORCE}/people`;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Bakery" });
  owner = await signedInMember(shop);
});

/** Sends a form of a page, and answers with the page that follows. */
async function send(at: string, action: string, values: Record<string, string> = {}) {
  const fields = fieldsOf(await pageAt(owner.browser, at), action, values);
  return await sendForm(owner.browser, action, fields);
}

async function department(values: Record<string, string> = {}) {
  const entered = { name: "Sales", monthly_budget: "50.00", currency: "USD", ...values };
  const page = await send(DEPARTMENTS, DEPARTMENTS, entered);
  return { page, path: page.location?.split("?")[0] ?? "" };
}

/** Puts people into a department by lines of its form. */
async function join(path: string, lines: string) {
  return await send(path, `${path}/people`, { new: lines });
}

/** The check of what is entered on the form of a new allocation. */
async function checked(values: Record<string, string>) {
  const entered = { kind: "airtime", currency: "USD", ...values };
  return await send(`${WORKFORCE}/new`, `${WORKFORCE}/check`, entered);
}

async function available(): Promise<string> {
  return (await shop.api.getCredit()).body.USD.available;
}

/** An allocation that waits for an approval. */
async function waiting(): Promise<string> {
  await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
  return (await given.allocation(shop)).reference;
}

describe("a department", () => {
  it("is added with a budget, gets people, is changed and archived", async () => {
    const { page, path } = await department();
    expect(page.text).toContain("USD 0.00 / 50.00");
    const joined = await join(path, "Tariro Moyo, 0771234567, EMP-1\nFarai, 12");
    expect(joined.text).toContain("0 added, 1 registered and added, 0 removed.");
    expect(joined.text).toContain("not a Zimbabwean mobile number");
    const { body: register } = await shop.api.listWorkforceRecipients({});
    expect(register.data).toMatchObject([{ name: "Tariro Moyo", payroll_id: "EMP-1" }]);
    const removed = await send(path, `${path}/people`, {
      remove: register.data[0]?.recipient ?? "",
    });
    expect(removed.text).toContain("0 added, 0 registered and added, 1 removed.");
    const saved = await send(path, path, { name: "Sales", code: "6400", monthly_budget: "" });
    expect(saved.text).toContain("Saved.");
    const { body } = await shop.api.listWorkforceCostCenters();
    expect(body.data).toMatchObject([{ code: "6400", monthly_budget: null, is_active: false }]);
  });

  it("of a name that is taken is not added, which is said on the form", async () => {
    await department();
    const { page } = await department();
    expect(page.status).toBe(409);
    expect([...page.document.querySelectorAll("main [role=alert]")]).toHaveLength(1);
    expect((await shop.api.listWorkforceCostCenters()).body.data).toHaveLength(1);
  });
});

describe("an employee", () => {
  it("is added, found by payroll number and changed", async () => {
    const values = { name: "Tariro Moyo", phone: "0771234567", "monthly_cap.USD": "20.00" };
    const added = await send(`${EMPLOYEES}/new`, EMPLOYEES, { ...values, payroll_id: "EMP-7" });
    expect(added.text).toContain("Added.");
    const found = await pageAt(owner.browser, `${EMPLOYEES}?q=EMP-7`);
    expect(found.text).toContain("Tariro Moyo USD 0.00 077 123 4567 USD 20.00");
    const path = added.location?.split("?")[0] ?? "";
    await send(path, path, { ...values, name: "Tariro M. Moyo", "monthly_cap.USD": "" });
    const { data } = (await shop.api.listWorkforceRecipients({})).body;
    expect(data).toMatchObject([{ name: "Tariro M. Moyo", monthly_cap: null, payroll_id: null }]);
  });

  it("with a wrong number is not added, which is said at the field", async () => {
    const values = { name: "Tariro", phone: "12" };
    const page = await send(`${EMPLOYEES}/new`, EMPLOYEES, values);
    const field = page.document.querySelector("[name=phone]");
    expect([page.status, field?.getAttribute("aria-invalid")]).toEqual([400, "true"]);
    expect((await shop.api.listWorkforceRecipients({})).body.data).toEqual([]);
  });

  it("whose name another has is added with a note that says so", async () => {
    const values = { name: "Tariro", phone: "0771234567" };
    await send(`${EMPLOYEES}/new`, EMPLOYEES, values);
    const page = await send(`${EMPLOYEES}/new`, EMPLOYEES, { ...values, phone: "0771234568" });
    expect(page.text).toContain("Another employee has the same name.");
  });
});

describe("an allocation", () => {
  it("goes to everyone of a department, once however often the button is pressed", async () => {
    const { path } = await department();
    await join(path, "Tariro Moyo, 0771234567\nFarai Dube, 0772345678");
    const id = path.split("/").at(-1) ?? "";
    const check = await checked({ department: id, amount: "5.00", title: "November" });
    expect(check.text).toContain("People 2 people Amount in all USD 10.00");
    expect(check.text).toContain("Sales USD 10.00 USD 50.00");
    expect((await shop.api.listWorkforceBatches({})).body.data).toEqual([]);
    const fields = fieldsOf(check, ALLOCATIONS);
    const made = await sendForm(owner.browser, ALLOCATIONS, fields);
    expect(made.text).toContain("It is made");
    const again = await sendForm(owner.browser, ALLOCATIONS, fields);
    expect(again.text).toContain("nothing was sent twice");
    await settle(shop);
    const { data } = (await shop.api.listWorkforceBatches({})).body;
    expect(data).toMatchObject([{ title: "November", total: { USD: "10.00", ZWG: "0.00" } }]);
    expect((await pageAt(owner.browser, WORKFORCE)).text).toContain("November USD 10.00 Completed");
    const spent = await pageAt(owner.browser, path);
    expect(spent.text).toContain("USD 10.00 / 50.00");
    expect(spent.text).toContain("Tariro Moyo USD 5.00 1");
  });

  it("has its wrong lines put right or left out before anything is sent", async () => {
    const before = await available();
    const csv = "name,phone,amount\nTariro,0771234567,5.00\nFarai,12,5.00\nRudo,0772345678,x\n";
    const first = await checked({ csv });
    const wrong = [...first.document.querySelectorAll("main [aria-invalid]")];
    expect(wrong.map((one) => one.getAttribute("name"))).toEqual(["cell.2.phone", "cell.3.amount"]);
    expect(first.document.querySelector(`form[action="${ALLOCATIONS}"]`)).toBe(null);
    expect(await available()).toBe(before);
    const fixed = { "cell.2.phone": "0773456789", out: "3" };
    const action = `${WORKFORCE}/check`;
    const second = await sendForm(owner.browser, action, fieldsOf(first, action, fixed));
    const made = await sendForm(owner.browser, ALLOCATIONS, fieldsOf(second, ALLOCATIONS));
    expect(made.text).toContain("It is made");
    const reference = made.location?.split("?")[0]?.split("/").at(-1) ?? "";
    const { body } = await shop.api.getWorkforceBatch({ path: { reference } });
    expect(body.items.map(({ name }) => name)).toEqual(["Tariro", "Farai"]);
  });

  it("over a budget is sent only when that is ticked", async () => {
    const { path } = await department({ monthly_budget: "8.00" });
    await join(path, "Tariro Moyo, 0771234567\nFarai Dube, 0772345678");
    const check = await checked({ department: path.split("/").at(-1) ?? "", amount: "5.00" });
    expect(check.text).toContain("USD 8.00 USD 2.00");
    const fields = fieldsOf(check, ALLOCATIONS);
    const refused = await sendForm(owner.browser, ALLOCATIONS, fields);
    expect(refused.status).toBe(422);
    expect((await shop.api.listWorkforceBatches({})).body.data).toEqual([]);
    const ticked = fieldsOf(refused, ALLOCATIONS, { acknowledge_over_budget: "true" });
    expect((await sendForm(owner.browser, ALLOCATIONS, ticked)).text).toContain("It is made");
  });

  it("of nothing, or of two things at a time, is not checked", async () => {
    const nothing = await checked({});
    expect([nothing.status, nothing.text.includes("or add a spreadsheet.")]).toEqual([400, true]);
    const { path } = await department();
    await join(path, "Tariro Moyo, 0771234567");
    const id = path.split("/").at(-1) ?? "";
    const both = await checked({ department: id, amount: "1.00", csv: "phone\n0771234567\n" });
    expect(both.text).toContain("not both");
    const odd = await checked({ csv: "phone,name,salary\n0771234567,Tariro,5\n" });
    expect([odd.status, odd.text.includes("salary")]).toEqual([400, true]);
  });

  it("above the threshold waits, and its lines are sent when another approves", async () => {
    const reference = await waiting();
    const path = `${ALLOCATIONS}/${reference}`;
    const approved = await send(path, `${path}/approve`);
    expect(approved.text).toContain("It is approved");
    await settle(shop);
    const { body } = await shop.api.getWorkforceBatch({ path: { reference } });
    expect(body.status).toBe("completed");
  });

  it("that waits is cancelled after a question, and its Credit comes back", async () => {
    const before = await available();
    const reference = await waiting();
    const path = `${ALLOCATIONS}/${reference}`;
    const action = `${path}/cancel`;
    const fields = fieldsOf(await pageAt(owner.browser, path), action);
    const gone = await confirmForm(owner.browser, action, fields);
    expect(gone.text).toContain("its Credit is free again");
    expect(await available()).toBe(before);
  });

  it("has failed lines sent again, those that are ticked and no other", async () => {
    const lines = [
      { phone: "0771230002", name: "Tariro", amount: "5.00" },
      { phone: "0772340002", name: "Farai", amount: "5.00" },
    ];
    const { reference } = await given.allocation(shop, { lines });
    await settle(shop);
    const path = { reference };
    const { items } = (await shop.api.getWorkforceBatch({ path })).body;
    const action = `${ALLOCATIONS}/${reference}/resend`;
    const page = await pageAt(owner.browser, action);
    expect(page.text).toContain("People 2 people Amount in all USD 10.00");
    const none = await sendForm(owner.browser, action, fieldsOf(page, action));
    expect([none.status, (await shop.api.listWorkforceBatches({})).body.data.length]).toEqual([
      400, 1,
    ]);
    const again = await sendForm(
      owner.browser,
      action,
      fieldsOf(page, action, { item: items[1]?.id ?? "" }),
    );
    expect(again.text).toContain("It is made");
    const after = (await shop.api.getWorkforceBatch({ path })).body.items;
    expect(after.map(({ resent_as }) => resent_as !== null)).toEqual([false, true]);
  });
});

describe("a payday", () => {
  it("is run now, and a second time only when that is ticked", async () => {
    const { id } = await given.schedule(shop);
    const at = `${WORKFORCE}/paydays/${id}/run`;
    expect((await pageAt(owner.browser, `${WORKFORCE}/paydays`)).text).toContain("Run now");
    expect((await send(at, at)).text).toContain("It is made");
    const twice = await send(at, at);
    expect([twice.status, (await shop.api.listWorkforceBatches({})).body.data.length]).toEqual([
      409, 1,
    ]);
    expect((await send(at, at, { again: "true" })).text).toContain("It is made");
  });
});

describe("the books of Workforce", () => {
  it("are shown by days, and downloaded as CSV", async () => {
    const { path } = await department({ code: "6400" });
    const cost_center_id = path.split("/").at(-1) ?? "";
    const { reference } = await given.allocation(shop, { cost_center_id });
    await settle(shop);
    const ledger = await pageAt(owner.browser, `${WORKFORCE}/ledger?kind=debit`);
    expect(ledger.text).toContain("USD -5.00");
    expect(ledger.text).toContain(reference);
    const journal = await pageAt(owner.browser, `${WORKFORCE}/journal`);
    expect(journal.text).toContain("Sales 6400");
    expect(journal.text).toContain("Debit 5.00, Credit 5.00");
    for (const file of ["ledger/ledger.csv", "journal/journal.csv"]) {
      const answer = await owner.browser.get(`${WORKFORCE}/${file}`);
      expect(answer.headers.get("content-type")).toContain("text/csv");
      expect(await answer.text()).toContain(reference);
    }
    const wrong = await pageAt(owner.browser, `${WORKFORCE}/ledger?from=2026-02-30`);
    expect([wrong.status, wrong.document.querySelector("main [role=alert]") !== null]).toEqual([
      400,
      true,
    ]);
  });
});

describe("each page of Workforce", () => {
  it("breaks no rule of accessibility, with something in it and without", async () => {
    const lists = ["", "/new", "/people", "/people/new", "/departments", "/paydays", "/meters"];
    const books = ["/ledger", "/journal"];
    const findings = async (path: string) => {
      const { status, html } = await pageAt(owner.browser, WORKFORCE + path);
      return [path, status, await findingsIn(html, `http://127.0.0.1${WORKFORCE}`)];
    };
    for (const path of [...lists, ...books]) expect(await findings(path)).toEqual([path, 200, []]);
    const { path } = await department();
    await join(path, "Tariro Moyo, 0771230002");
    const people = (await shop.api.listWorkforceRecipients({})).body.data;
    const { recipient: recipient_id = "" } = people[0] ?? {};
    const lines = [{ recipient_id, amount: "5.00" }];
    const { reference } = await given.allocation(shop, { lines });
    await settle(shop);
    const objects = [
      ...[`/allocations/${reference}`, `/allocations/${reference}/resend`],
      ...[path.replace(WORKFORCE, ""), `/people/${recipient_id}`, "/departments", "/people"],
    ];
    for (const one of objects) expect(await findings(one)).toEqual([one, 200, []]);
  });
});
