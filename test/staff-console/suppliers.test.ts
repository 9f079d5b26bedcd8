/** Suppliers, as staff pause and route them in the console. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendTwice } from "../kit/act.ts";
import { boundTo, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, sellFrom } from "../kit/live-shop.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const LIST = "/staff/suppliers";

let staff: StaffBrowser;

beforeEach(async () => {
  staff = await signedInStaff();
  await sellFrom(boundTo(liveDouble("first"), liveDouble("other")));
});

afterEach(forgetSupply);

async function switches() {
  const { database } = await testServer();
  return await database.read(
    ({ sql }) => sql`
      select supplier, is_paused, set_by, reason from supplier_switches order by version`,
  );
}

describe("suppliers in the console", () => {
  it("are paused once, and resumed", async () => {
    await refusesStrangers(
      [LIST],
      ["pause", "resume", "route"].map((verb) => `${LIST}/${verb}`),
    );
    const page = await pageAt(staff.browser, LIST);
    const values = { supplier: "first", reason: "Their float is empty." };
    const { first, second } = await sendTwice(staff, { page, action: `${LIST}/pause`, values });
    expect([first.text.includes("Resume first"), second.status]).toEqual([true, 409]);
    expect(await switches()).toMatchObject([
      { supplier: "first", is_paused: true, set_by: staff.name, reason: values.reason },
    ]);
    const fields = fieldsOf(first, `${LIST}/resume`, { supplier: "first", reason: "It is full." });
    const resumed = await sendForm(staff.browser, `${LIST}/resume`, fields);
    expect(resumed.text).toContain("Pause first");
    expect((await switches()).at(-1)).toMatchObject({ is_paused: false });
  });

  it("are routed anew, by names that sell the offer alone", async () => {
    const page = await pageAt(staff.browser, LIST);
    expect(page.text).toContain("airtime/econet/USD first, other");
    const offer = "airtime/econet/USD";
    const set = (suppliers: string) => {
      const values = { offer, suppliers, reason: "Other is cheaper." };
      const action = `${LIST}/route`;
      return sendForm(staff.browser, action, {
        ...fieldsOf(page, action, values),
        form_key: suppliers,
      });
    };
    expect((await set("stranger")).text).toContain("stranger does not sell airtime/econet/USD");
    expect((await set("other, other")).text).toContain("stands in a route once");
    expect((await set("other first")).text).toContain("airtime/econet/USD other, first");
  });
});
