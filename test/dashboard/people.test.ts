/** People in the dashboard: recipients, groups and cost centres. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";

const PEOPLE = "/dashboard/people";
const GROUPS = `${PEOPLE}/groups`;
const CENTERS = `${PEOPLE}/cost-centers`;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

/** Sends a form of a page, and answers with the page that follows. */
async function send(at: string, action: string, values: Record<string, string> = {}) {
  const fields = fieldsOf(await pageAt(owner.browser, at), action, values);
  return await sendForm(owner.browser, action, fields);
}

/** The same of what takes something away, which asks first. */
async function confirm(at: string, action: string) {
  return await confirmForm(
    owner.browser,
    action,
    fieldsOf(await pageAt(owner.browser, at), action),
  );
}

const TARIRO = { name: "Tariro Moyo", phone: "0771234567", lawful_basis: "contract" };

describe("people in the dashboard", () => {
  it("are added, found, changed, erased and restored", async () => {
    const added = await send(`${PEOPLE}/new`, PEOPLE, TARIRO);
    expect(added.text).toContain("Added.");
    const path = added.location?.split("?")[0] ?? "";
    expect((await pageAt(owner.browser, `${PEOPLE}?q=Tariro`)).text).toContain("077 123 4567");
    expect((await pageAt(owner.browser, `${PEOPLE}?q=Nobody`)).text).not.toContain("Tariro");
    const saved = await send(path, path, { ...TARIRO, name: "Tariro M. Moyo", notes: "Driver" });
    expect(saved.text).toContain("Saved.");
    const { data } = (await shop.api.listRecipients()).body;
    expect(data).toMatchObject([{ name: "Tariro M. Moyo", notes: "Driver", email: null }]);
    const erased = await confirm(path, `${path}/erase`);
    expect(erased.text).toContain("The person is being erased.");
    expect((await send(path, `${path}/restore`)).text).toContain("The person is restored.");
    const wrong = await send(`${PEOPLE}/new`, PEOPLE, { ...TARIRO, phone: "12" });
    expect(wrong.document.querySelector("[name=phone]")?.getAttribute("aria-invalid")).toBe("true");
  });

  it("are imported from a spreadsheet, whose lines that fail are named", async () => {
    const csv = "name,phone,lawful_basis\nTariro,0771234567,contract\nFarai,12,contract\n";
    const done = await send(`${PEOPLE}/import`, `${PEOPLE}/import`, { csv, mode: "create" });
    expect(done.text).toContain("1 added, 0 changed, 1 failed.");
    expect((await shop.api.listRecipients()).body.data).toMatchObject([{ name: "Tariro" }]);
  });

  it("are put into groups and taken out", async () => {
    const person = await given.recipient(shop);
    const group = await send(GROUPS, GROUPS, { name: "Drivers" });
    const path = group.location?.split("?")[0] ?? "";
    const filled = await send(path, `${path}/members`, { add: person.id });
    expect(filled.text).toContain("Members 1");
    const emptied = await send(path, `${path}/members`, { remove: person.id });
    expect(emptied.text).toContain("Members 0");
    expect((await confirm(path, `${path}/delete`)).text).toContain("The group is deleted.");
  });

  it("belong to cost centres with budgets", async () => {
    const values = { name: "Field", gl_code: "6100", monthly_budget: "100.00", currency: "USD" };
    const added = await send(CENTERS, CENTERS, values);
    const path = added.location?.split("?")[0] ?? "";
    expect(added.text).toContain("USD 0.00 / 100.00");
    const saved = await send(path, path, { ...values, monthly_budget: "", is_active: "true" });
    expect(saved.text).toContain("Saved.");
    const { data } = (await shop.api.listCostCenters()).body;
    expect(data).toMatchObject([{ name: "Field", monthly_budget: null, is_active: true }]);
  });

  it("are read alone by viewers, and break no rule of accessibility", async () => {
    const { id } = await given.recipient(shop);
    const group = await given.group(shop);
    const center = await given.costCenter(shop);
    const paths = ["", "/new", "/import", "/groups", "/cost-centers"];
    const objects = [`/recipients/${id}`, `/groups/${group.id}`, `/cost-centers/${center.id}`];
    for (const path of [...paths, ...objects]) {
      const { html } = await pageAt(owner.browser, PEOPLE + path);
      expect([path, await findingsIn(html, `http://127.0.0.1${PEOPLE}`)]).toEqual([path, []]);
    }
    const viewer = await signedInMember(shop, { role: "viewer" });
    for (const path of objects) {
      const seen = await pageAt(viewer.browser, PEOPLE + path);
      expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
    }
  });
});
