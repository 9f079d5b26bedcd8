/** The pages of Workforce in Chromium: on a phone, on a screen, light and dark. */
import { describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { signedInMember } from "../kit/members.ts";
import { settle } from "../kit/pages.ts";

const WORKFORCE = "/dashboard/people/workforce";

/** A department with a budget, and an allocation in which one line failed. */
async function workforceOf(shop: Organisation): Promise<Readonly<Record<string, string>>> {
  const of_sales = { name: "Sales, Harare", code: "6400-HRE", monthly_budget: "30.00" };
  const { id } = (await shop.api.createWorkforceCostCenter({ body: of_sales })).body;
  const people = [
    { name: "Tariro Moyo", phone: "0771234567", payroll_id: "EMP-0042" },
    { name: "Farai Dube", phone: "0772340002", monthly_cap: { USD: "20.00" } },
  ];
  const path = { cost_center_id: id };
  await shop.api.changeWorkforceCostCenterPeople({ path, body: { new: people } });
  const register = (await shop.api.listWorkforceRecipients({})).body.data;
  const lines = register.map(({ recipient }) => ({ recipient_id: recipient, amount: "12.50" }));
  const { reference } = await given.allocation(shop, { lines, title: "November airtime, sales" });
  await settle(shop);
  return {
    workforce: "",
    "workforce-new": `/new?department=${id}`,
    allocation: `/allocations/${reference}`,
    "allocation-resend": `/allocations/${reference}/resend`,
    employees: "/people",
    employee: `/people/${register[0]?.recipient}`,
    departments: "/departments",
    department: `/departments/${id}`,
    paydays: "/paydays",
    meters: "/meters",
    ledger: "/ledger",
    journal: "/journal",
  };
}

describe.runIf(hasChromium())("the pages of Workforce in a browser", () => {
  it("fit a phone and a screen, and break no rule of accessibility", async () => {
    const shop = await given.organisation({ name: "Mbare Bakery" });
    const { browser } = await signedInMember(shop);
    const pages = await workforceOf(shop);
    const lookout = await openLookout(browser);
    const wrong: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      wrong.push(...(await lookout.look(`${WORKFORCE}${path}`, name)));
    }
    wrong.push(...(await lookout.look(`${WORKFORCE}/new`, "allocation-new")));
    const sheet = "name,phone,amount\\nTariro Moyo,0771234567,40.00\\nFarai Dube,12,5.00";
    await lookout.evaluate(`document.querySelector("[name=csv]").value = "${sheet}"`);
    await lookout.press("main form button.first");
    wrong.push(...(await lookout.lookHere("allocation-check")));
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
