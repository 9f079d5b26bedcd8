/** The cashier's form: what was entered is read back, and confirmed once. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";

const SELL = "/dashboard/sell";
const METER = "04123456780";

let shop: Organisation;
let cashier: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  cashier = await signedInMember(shop, { role: "developer" });
});

const at = (entered: Record<string, string>) =>
  pageAt(cashier.browser, `${SELL}?${new URLSearchParams(entered)}`);

/** What stands on the confirming page, and the sale that its button makes. */
async function confirmed(entered: Record<string, string>) {
  const page = await at(entered);
  return { page, fields: fieldsOf(page, SELL) };
}

describe("the cashier's form", () => {
  it("reads the network back, then the price, and sells once however often it is sent", async () => {
    const first = await at({});
    expect(first.text).toContain("Phone number or meter");
    const second = await at({ target: "077 123 4567", currency: "USD" });
    expect(second.text).toContain("To 077 123 4567");
    expect(second.text).toContain("Network Econet");
    const entered = { target: "077 123 4567", currency: "USD", amount: "5" };
    const { page, fields } = await confirmed(entered);
    expect(page.text).toContain("The customer pays USD 5.00");
    expect(page.text).toContain("It costs you USD 5.00");
    expect((await shop.api.listSends()).body.data).toEqual([]);
    const [one, two] = await Promise.all([
      sendForm(cashier.browser, SELL, fields),
      sendForm(cashier.browser, SELL, fields),
    ]);
    expect(one.location).toBe(two.location);
    expect(one.text).toContain("Sold. It is being delivered");
    const { data } = (await shop.api.listSends()).body;
    expect(data).toMatchObject([
      { target: "+263771234567", amount: "5.00", source: "dashboard", api_key: null },
    ]);
    expect(one.location).toBe(`/dashboard/sends/${data[0]?.id}?did=sell`);
  });

  it("stands for the same sale when a browser goes back and sends it again", async () => {
    const target = "0771234567";
    const step = fieldsOf(await at({ target }), SELL);
    const entered = { target, currency: "USD", amount: "5.00", sale: step.sale ?? "" };
    const one = await confirmed(entered);
    const two = await confirmed(entered);
    expect(two.fields.form_key).toBe(one.fields.form_key);
  });

  it("reads the name on a meter back, and asks where the token goes", async () => {
    const second = await at({ target: METER });
    expect(second.text).toContain("The meter is of");
    expect(second.text).toContain("Phone number for the token");
    const entered = { target: METER, amount: "20", token_phone: "0771234567" };
    const { page, fields } = await confirmed(entered);
    expect(page.text).toContain("Electricity");
    expect(page.text).toContain("The token is texted to 077 123 4567");
    const quote_id = fields.quote ?? "";
    const { body: quote } = await shop.api.getQuote({ path: { quote_id } });
    expect(page.text).toContain("The customer pays USD 20.00 It costs you USD 20.00");
    expect(page.text).toContain(`It buys about ${quote.power?.now.units_kwh} kWh`);
    const sale = fields.form_key ?? "";
    expect((await confirmed({ ...entered, sale })).fields.quote).toBe(quote_id);
    const sold = await sendForm(cashier.browser, SELL, fields);
    expect(sold.text).toContain(`Units quoted ${quote.power?.now.units_kwh} kWh`);
    expect((await shop.api.getQuote({ path: { quote_id } })).body.status).toBe("used");
    expect((await shop.api.listSends()).body.data).toMatchObject([
      { type: "power", target: METER, power: { token_phone: "+263771234567" } },
    ]);
  });

  it("offers the bundles of the network", async () => {
    const { document } = await at({ target: "0771234567" });
    const options = [...document.querySelectorAll("[name=what] option")];
    expect(options.length).toBeGreaterThan(1);
    const what = options[1]?.getAttribute("value") ?? "";
    const { fields } = await confirmed({ target: "0771234567", what });
    await sendForm(cashier.browser, SELL, fields);
    expect((await shop.api.listSends()).body.data).toMatchObject([
      { type: "data", bundle: { id: what } },
    ]);
  });

  it.each([
    ["no number of anybody", { target: "12345" }, "target"],
    ["a landline", { target: "0242700000" }, "target"],
    ["too little", { target: "0771234567", amount: "0.01" }, "amount"],
    ["no amount", { target: "0771234567", amount: "five" }, "amount"],
  ])("says at the field that it is %s", async (_, entered, name) => {
    const page = await at(entered);
    expect(page.status).toBe(400);
    const field = page.document.querySelector(`[name=${name}]`);
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    const about = field?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
    expect(page.document.querySelector(`#${about}`)?.textContent.length).toBeGreaterThan(10);
    expect(await findingsIn(page.html, `http://127.0.0.1${SELL}`)).toEqual([]);
  });

  it("says that the Credit does not suffice, and sells nothing", async () => {
    const { status, text } = await at({ target: "0771234567", amount: "5000" });
    expect([status, text]).toEqual([400, expect.stringMatching(/between .* and|Credit/)]);
    expect((await shop.api.listSends()).body.data).toEqual([]);
  });

  it("is not shown to a viewer, who sells nothing with it either", async () => {
    const viewer = await signedInMember(shop, { role: "viewer" });
    const page = await pageAt(viewer.browser, SELL);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining("does not permit")]);
    expect(page.html).not.toContain('href="/dashboard/sell"');
    const form_token =
      page.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    const fields = { form_token, form_key: "k".repeat(43), target: "0771234567", amount: "5.00" };
    expect((await sendForm(viewer.browser, SELL, fields)).status).toBe(403);
    expect((await shop.api.listSends()).body.data).toEqual([]);
  });

  it("refuses a form of another session", async () => {
    const { fields } = await confirmed({ target: "0771234567", amount: "5.00" });
    const other = await signedInMember(shop, { role: "developer" });
    expect((await other.browser.post(SELL, fields)).status).toBe(403);
    expect((await shop.api.listSends()).body.data).toEqual([]);
  });
});
