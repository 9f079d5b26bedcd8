/** Disputes and checkout sessions in the dashboard. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { opened, openedForPower, pay } from "../kit/checkout.ts";
import { endedSend } from "../kit/disputes.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const SENDS = "/dashboard/sends";
const DISPUTES = `${SENDS}/disputes`;
const CHECKOUT = `${SENDS}/checkout`;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

describe("a dispute", () => {
  it("is opened once from its send, and found in the list and on its own page", async () => {
    const { id } = await endedSend(shop);
    const link = `${SENDS}/${id}/dispute`;
    const send = await pageAt(owner.browser, `${SENDS}/${id}`);
    expect(send.document.querySelector(`main a[href="${link}"]`)).not.toBe(null);
    const values = { reason: "not_delivered", "evidence.text": "No airtime came." };
    const fields = fieldsOf(await pageAt(owner.browser, link), link, values);
    const wrong = { ...fields, form_key: "", "evidence.customer_phone": "12" };
    const at = (await sendForm(owner.browser, link, wrong)).document;
    const phone = at.querySelector('[name="evidence.customer_phone"]');
    expect(phone?.getAttribute("aria-invalid")).toBe("true");
    const done = await sendForm(owner.browser, link, fields);
    await sendForm(owner.browser, link, fields);
    expect(done.text).toContain("The dispute is opened.");
    expect(done.text).toContain("No airtime came.");
    const { data } = (await shop.api.listDisputes()).body;
    expect(data).toMatchObject([{ send: id, reason: "not_delivered", status: "opened" }]);
    const list = await pageAt(owner.browser, `${DISPUTES}?status=opened`);
    expect(list.html).toContain(`${DISPUTES}/${data[0]?.id}`);
    expect((await pageAt(owner.browser, `${DISPUTES}?status=resolved`)).html).not.toContain("dsp_");
    const again = await sendForm(owner.browser, link, { ...fields, form_key: "" });
    expect([again.status, again.document.querySelector("[role=alert]") === null]).toEqual([
      409,
      false,
    ]);
  });

  it("is offered of a send that has ended, to whoever may sell", async () => {
    const { id } = await sell(shop);
    const pending = await pageAt(owner.browser, `${SENDS}/${id}`);
    expect(pending.html).not.toContain(`${SENDS}/${id}/dispute`);
    const ended = await endedSend(shop);
    const viewer = await signedInMember(shop, { role: "viewer" });
    const page = await pageAt(viewer.browser, `${SENDS}/${ended.id}`);
    expect(page.html).not.toContain(`${SENDS}/${ended.id}/dispute`);
    const link = `${SENDS}/${ended.id}/dispute`;
    expect((await viewer.browser.get(link)).status).toBe(403);
    const form_token =
      page.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    const sent = await sendForm(viewer.browser, link, { form_token, reason: "other" });
    expect(sent.status).toBe(403);
    expect((await shop.api.listDisputes()).body.data).toEqual([]);
  });
});

describe("a checkout session", () => {
  it("is made once by its form, which leads to the page where a customer pays", async () => {
    const form = await pageAt(owner.browser, `${CHECKOUT}/new`);
    const url = "https://shop.example/thanks";
    const values = { target: "0771234567", amount: "5.00", success_url: url, cancel_url: url };
    const fields = fieldsOf(form, CHECKOUT, { ...values, currency: "USD" });
    const done = await sendForm(owner.browser, CHECKOUT, fields);
    await sendForm(owner.browser, CHECKOUT, fields);
    const { data } = (await shop.api.listCheckoutSessions()).body;
    expect(data).toMatchObject([{ amount: "5.00", currency: "USD", status: "open" }]);
    expect(done.text).toContain("Send the address of the payment page to your customer.");
    expect(done.document.querySelector(`main a[href="${data[0]?.url}"]`)).not.toBe(null);
    const wrong = { ...fields, form_key: "another-form", success_url: "thanks" };
    const at = (await sendForm(owner.browser, CHECKOUT, wrong)).document;
    const field = at.querySelector('[name="success_url"]');
    expect(field?.getAttribute("aria-invalid")).toBe("true");
  });

  it("is found, and expired before it is paid", async () => {
    const { id } = await opened(shop, { client_reference: "basket-7" });
    const list = await pageAt(owner.browser, `${CHECKOUT}?client_reference=basket-7`);
    expect(list.text).toContain("077 123 4567");
    const path = `${CHECKOUT}/${id}`;
    const page = await pageAt(owner.browser, path);
    expect(page.text).toContain("Reference basket-7");
    const expire = `${path}/expire`;
    const done = await confirmForm(owner.browser, expire, fieldsOf(page, expire));
    expect(done.text).toContain("It is expired.");
    expect([...done.document.querySelectorAll("main form")]).toEqual([]);
    const { body } = await shop.api.getCheckoutSession({ path: { session_id: id } });
    expect(body.status).toBe("expired");
  });

  it("leads to its send once it is paid", async () => {
    const { id } = await opened(shop);
    const { body } = await pay(shop, id);
    const page = await pageAt(owner.browser, `${CHECKOUT}/${id}`);
    expect(page.html).toContain(`href="${SENDS}/${body.sends[0]}"`);
    expect([...page.document.querySelectorAll("main form")]).toEqual([]);
  });

  it("has its meter changed, and is read alone by viewers", async () => {
    const { id } = await openedForPower(shop);
    const path = `${CHECKOUT}/${id}`;
    const meter = `${path}/meter`;
    const fields = fieldsOf(await pageAt(owner.browser, path), meter, { meter: "12" });
    const wrong = await sendForm(owner.browser, meter, fields);
    expect(wrong.document.querySelector("[name=meter]")?.getAttribute("aria-invalid")).toBe("true");
    const done = await sendForm(owner.browser, meter, { ...fields, meter: "37140030000" });
    expect([done.status, done.text.includes("37140030000")]).toEqual([200, true]);
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, path);
    expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
  });
});

it("these pages break no rule of accessibility", async () => {
  const send = await endedSend(shop);
  const session = await openedForPower(shop);
  const paths = [DISPUTES, `${SENDS}/${send.id}/dispute`, CHECKOUT, `${CHECKOUT}/${session.id}`];
  for (const path of paths) {
    const { html } = await pageAt(owner.browser, path);
    expect([path, await findingsIn(html, `http://127.0.0.1${path}`)]).toEqual([path, []]);
  }
});
