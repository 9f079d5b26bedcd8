/** The family in the dashboard: people with an allowance, a gift now, and the end of it. */
import { beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";

const FAMILY = "/dashboard/people/family";
const NYASHA = {
  ...{ name: "Nyasha", phone: "0771234567", relation: "child", meter: "", notify: "true" },
  ...{ "allowance.amount": "5.00", "allowance.currency": "USD" },
  ...{ "allowance.cadence": "weekly", "allowance.day": "5" },
};

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation({ name: "Moyo" });
  owner = await signedInMember(shop);
});

/** Adds a person by the form: their page, and what the API says of them. */
async function added(values: Partial<typeof NYASHA> = {}) {
  const fields = fieldsOf(await pageAt(owner.browser, FAMILY), FAMILY, { ...NYASHA, ...values });
  const page = await sendForm(owner.browser, FAMILY, fields);
  const at = page.location?.split("?")[0] ?? "";
  const family_member_id = at.split("/").at(-1) ?? "";
  const read = () => shop.api.getFamilyMember({ path: { family_member_id } });
  return { page, at, read };
}

describe("a person of the family", () => {
  it("is added with an allowance, which is a schedule", async () => {
    const { page, read } = await added();
    expect(page.text).toContain("USD 5.00 every Friday");
    expect(page.text).toContain("This month USD 0.00");
    const { body } = await read();
    const allowance = { amount: "5.00", currency: "USD", cadence: "weekly", day: 5 };
    expect(body).toMatchObject({ name: "Nyasha", relation: "child", allowance, notify: true });
    const link = page.document.querySelector('main a[href^="/dashboard/schedules/"]');
    expect((await owner.browser.get(link?.getAttribute("href") ?? "")).status).toBe(200);
    expect((await pageAt(owner.browser, FAMILY)).text).toContain("Nyasha");
  });

  it("is not added with a wrong number, which is said at the field", async () => {
    const { page } = await added({ phone: "12" });
    const field = page.document.querySelector('[name="phone"]');
    expect([page.status, field?.getAttribute("aria-invalid")]).toEqual([400, "true"]);
    expect((await shop.api.listFamily()).body.data).toEqual([]);
  });

  it("is changed: the allowance is paused, and ends when its amount is cleared", async () => {
    const { page, at, read } = await added();
    const change = { ...NYASHA, "allowance.amount": "7.50", paused: "true" };
    const paused = await sendForm(owner.browser, at, fieldsOf(page, at, change));
    expect(paused.text).toContain("USD 7.50 every Friday Paused");
    expect((await read()).body).toMatchObject({ paused: true, allowance: { amount: "7.50" } });
    const none = fieldsOf(paused, at, { ...NYASHA, "allowance.amount": "" });
    await sendForm(owner.browser, at, none);
    expect((await read()).body).toMatchObject({ allowance: null, schedule: null });
  });

  it("receives airtime now, once however often the button is pressed", async () => {
    const { page, at } = await added();
    const action = `${at}/send`;
    const values = { type: "airtime", amount: "2.00", currency: "USD" };
    const fields = fieldsOf(page, action, values);
    const sent = await sendForm(owner.browser, action, fields);
    expect(sent.document.querySelector("h1")?.textContent).toBe("USD 2.00 to 077 123 4567");
    expect((await sendForm(owner.browser, action, fields)).location).toBe(sent.location);
    expect((await shop.api.listSends()).body.data).toHaveLength(1);
    const wrong = await sendForm(
      owner.browser,
      action,
      fieldsOf(page, action, { ...values, amount: "0" }),
    );
    expect([...wrong.document.querySelectorAll("main [role=alert]")]).toHaveLength(1);
    expect((await shop.api.listSends()).body.data).toHaveLength(1);
  });

  it("is removed after a question, and stays under People", async () => {
    const { page, at, read } = await added();
    const action = `${at}/remove`;
    const gone = await confirmForm(owner.browser, action, fieldsOf(page, action));
    expect(gone.text).toContain("The person is removed from the family.");
    expect((await read()).status).toBe(404);
    expect((await shop.api.listRecipients()).body.data).toMatchObject([{ name: "Nyasha" }]);
  });

  it("is read by a viewer and a developer, who change nothing", async () => {
    const { page, at, read } = await added();
    for (const role of ["viewer", "developer"] as const) {
      const { browser } = await signedInMember(shop, { role });
      const seen = await pageAt(browser, at);
      expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
      const form_token = seen.document.querySelector("[name=form_token]")?.getAttribute("value");
      for (const action of [at, `${at}/send`, `${at}/remove`]) {
        const fields = { ...fieldsOf(page, action, NYASHA), form_token: form_token ?? "" };
        expect((await sendForm(browser, action, fields)).status).toBe(403);
      }
    }
    expect((await read()).body).toMatchObject({ allowance: { amount: "5.00" } });
  });
});

describe.runIf(hasChromium())("the family in a browser", () => {
  it("fits a phone and a screen, and breaks no rule of accessibility", async () => {
    const { at } = await added();
    const lookout = await openLookout(owner.browser);
    const open = "document.querySelectorAll('main details').forEach((d) => (d.open = true))";
    const wrong = await lookout.look(at, "family-member");
    await lookout.evaluate(open);
    wrong.push(...(await lookout.lookHere("family-member-open")));
    wrong.push(...(await lookout.look(FAMILY, "family")));
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
