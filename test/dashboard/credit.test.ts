/** Credit in the dashboard: balances, transactions, and a top-up that is started once. */
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const CREDIT = "/dashboard/credit";
const TOPUPS = `${CREDIT}/topups`;

describe("the page of Credit", () => {
  it("shows balances and what changed them, by currency", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop, { role: "viewer" });
    const send = await sell(shop, { amount: "5.00", currency: "USD" });
    const { text, document } = await pageAt(browser, `${CREDIT}?currency=USD`);
    const { body } = await shop.api.getCredit();
    expect(text).toContain(`USD available ${body.USD.available}`);
    const row = document.querySelector("#list tbody tr");
    expect(row?.textContent).toContain("USD -5.00");
    const links = [...(row?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    const transaction = links[0] ?? "";
    expect(links).toEqual([
      expect.stringMatching(/^\/dashboard\/credit\/transactions\/txn_/),
      `/dashboard/sends/${send.id}`,
    ]);
    const one = await pageAt(browser, transaction);
    expect(one.text).toContain("Amount USD -5.00");
    expect(one.document.querySelector(`main a[href="/dashboard/sends/${send.id}"]`)).not.toBe(null);
    expect(document.querySelector(`form[action="${TOPUPS}"]`)).toBe(null);
    const zwg = await pageAt(browser, `${CREDIT}?currency=ZWG&type=send`);
    expect(zwg.text).toContain("There are no transactions.");
  });

  it("starts one top-up however often the form is sent, and says how it is paid", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop);
    const values = { amount: "20.00", currency: "USD", method: "card" };
    const fields = fieldsOf(await pageAt(browser, CREDIT), TOPUPS, values);
    const one = await sendForm(browser, TOPUPS, fields);
    const two = await sendForm(browser, TOPUPS, fields);
    expect(one.location).toMatch(/^\/dashboard\/credit\/topups\/top_/);
    expect(two.location).toBe(one.location);
    expect(one.text).toContain("Amount USD 20.00");
    expect((await shop.api.listTopups()).body.data).toHaveLength(1);
    const wrong = await sendForm(browser, TOPUPS, { ...fields, form_key: "", amount: "much" });
    expect(wrong.status).toBe(400);
  });
});
