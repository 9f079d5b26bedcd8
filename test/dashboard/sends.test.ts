/** The list of sends, one send with all that happened to it, and what can still be done. */
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm, settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const SENDS = "/dashboard/sends";
const FAILS = "0771230002";

let shop: Organisation;
let member: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  member = await signedInMember(shop, { role: "developer" });
});

async function numbersAt(query: string): Promise<string[]> {
  const { document } = await pageAt(member.browser, `${SENDS}${query}`);
  return [...document.querySelectorAll("tbody a")].map((one) => one.textContent);
}

/** A sale on the day after. */
async function dayLater() {
  await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
  return await sell(shop, { target: "0719876543" });
}

describe("the list of sends", () => {
  it("finds a sale by the customer's number, its reference, its receipt and its ID", async () => {
    const one = await sell(shop, { target: "0771234567", client_reference: "till-7" });
    await sell(shop, { target: "0719876543", client_reference: "till-8" });
    expect(await numbersAt("")).toEqual(["071 987 6543", "077 123 4567"]);
    for (const q of ["077 123 4567", "+263771234567", "till-7", one.receipt_number]) {
      expect([q, await numbersAt(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ["077 123 4567"]]);
    }
    const by_id = await member.browser.get(`${SENDS}?q=${one.id}`);
    expect(by_id.headers.get("location")).toBe(`${SENDS}/${one.id}`);
    expect((await pageAt(member.browser, `${SENDS}?q=nothing`)).text).toContain("No send matches.");
  });

  it("filters as the API does, and says what it refuses", async () => {
    await sell(shop, { target: FAILS });
    await sell(shop, { target: "0771234567" });
    await settle(shop);
    expect(await numbersAt("?status=failed_credited")).toEqual(["077 123 0002"]);
    expect(await numbersAt("?type=power")).toEqual([]);
    const wrong = await pageAt(member.browser, `${SENDS}?status=happy`);
    expect([wrong.status, wrong.document.querySelector("#list .alarm") === null]).toEqual([
      400,
      false,
    ]);
  });

  it("takes days, the last of which is one of them", async () => {
    const [first, later] = [await sell(shop), await dayLater()];
    const [day, next] = [first, later].map(({ created }) => harareDay(created * 1_000));
    expect(await numbersAt(`?from=${day}&to=${day}`)).toEqual(["077 123 4567"]);
    expect(await numbersAt(`?to=${day}`)).toEqual(["077 123 4567"]);
    expect(await numbersAt(`?from=${next}`)).toEqual(["071 987 6543"]);
    expect(await numbersAt(`?from=${day}&to=${next}`)).toHaveLength(2);
    for (const wrong of ["?from=soon", "?to=soon"]) {
      const page = await pageAt(member.browser, `${SENDS}${wrong}`);
      expect([wrong, page.status]).toEqual([wrong, 400]);
    }
  });

  it("turns pages in both directions, under its filters", async () => {
    for (let made = 0; made < 27; made += 1) await sell(shop);
    const first = await pageAt(member.browser, `${SENDS}?type=airtime`);
    expect([...first.document.querySelectorAll("tbody tr")]).toHaveLength(25);
    expect(first.document.querySelector("[rel=prev]")).toBe(null);
    const older = first.document.querySelector("[rel=next]")?.getAttribute("href") ?? "";
    expect(older).toContain("type=airtime");
    const second = await pageAt(member.browser, older);
    expect([...second.document.querySelectorAll("tbody tr")]).toHaveLength(2);
    expect(second.document.querySelector("[rel=next]")).toBe(null);
    const newer = second.document.querySelector("[rel=prev]")?.getAttribute("href") ?? "";
    const again = await pageAt(member.browser, newer);
    expect([...again.document.querySelectorAll("tbody tr")]).toHaveLength(25);
  });

  it("shows nothing of another organisation", async () => {
    const other = await given.organisation();
    const foreign = await sell(other);
    expect(await numbersAt("")).toEqual([]);
    for (const path of [`${SENDS}/${foreign.id}`, `${SENDS}/${foreign.id}/receipt`]) {
      expect((await member.browser.get(path)).status).toBe(404);
    }
  });
});

describe("the page of a send", () => {
  it("tells what happened: the sale, the attempts, the events and their deliveries", async () => {
    const send = await sell(shop, { target: "0771234567", amount: "5.00", currency: "USD" });
    await settle(shop);
    const { document, text } = await pageAt(member.browser, `${SENDS}/${send.id}`);
    expect(document.querySelector("h1")?.textContent).toBe("USD 5.00 to 077 123 4567");
    expect(document.querySelector("#send .pill")?.textContent).toBe("Delivered");
    expect(document.querySelector("#send")?.getAttribute("hx-get")).toBe(null);
    const told = document.querySelector(".timeline")?.textContent ?? "";
    for (const part of ["Accepted and charged", "Given to the network", "Event send.delivered"]) {
      expect(told).toContain(part);
    }
    expect(text).toContain(`/dev/v1/sends/${send.id}`);
    expect(text).toContain("A program, over the API");
  });

  it("reads itself again while the send is under way", async () => {
    const send = await sell(shop);
    const { document } = await pageAt(member.browser, `${SENDS}/${send.id}`);
    expect(document.querySelector("#send")?.getAttribute("hx-get")).toBe(`${SENDS}/${send.id}`);
  });

  it("cancels what has not gone out, once, and returns the Credit", async () => {
    const before = (await shop.api.getCredit()).body.USD.available;
    const send = await sell(shop);
    const action = `${SENDS}/${send.id}/cancel`;
    const fields = fieldsOf(await pageAt(member.browser, `${SENDS}/${send.id}`), action);
    const question = await sendForm(member.browser, action, fields);
    const answered = fieldsOf(question, action);
    const done = await sendForm(member.browser, action, answered);
    expect(done.text).toContain("Cancelled. The Credit was returned.");
    await sendForm(member.browser, action, answered);
    expect((await shop.api.getCredit()).body.USD.available).toBe(before);
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body.status).toBe("cancelled_credited");
    expect(done.document.querySelector(`form[action="${action}"]`)).toBe(null);
  });

  it("retries what failed as one new send, however often the button is pressed", async () => {
    const send = await sell(shop, { target: FAILS });
    await settle(shop);
    const action = `${SENDS}/${send.id}/retry`;
    const fields = fieldsOf(await pageAt(member.browser, `${SENDS}/${send.id}`), action);
    const [one, two] = [
      await sendForm(member.browser, action, fields),
      await sendForm(member.browser, action, fields),
    ];
    expect(one.location).toMatch(/^\/dashboard\/sends\/snd_\w+\?did=retry$/);
    expect(two.location).toBe(one.location);
    expect(one.text).toContain("Sold again; this is the new send.");
    expect((await shop.api.listSends()).body.data).toHaveLength(2);
  });

  it("shows a receipt as a roll prints it", async () => {
    const send = await sell(shop);
    await settle(shop);
    const { document } = await pageAt(member.browser, `${SENDS}/${send.id}/receipt`);
    const { body } = await shop.api.getSendReceipt({ path: { send_id: send.id } });
    const { text } = body as { text: string };
    expect(document.querySelector("pre.slip")?.textContent.trim()).toBe(text.trim());
  });

  it("offers a viewer nothing to do, and refuses it all the same", async () => {
    const viewer = await signedInMember(shop, { role: "viewer" });
    const send = await sell(shop, { target: FAILS });
    await settle(shop);
    const page = await pageAt(viewer.browser, `${SENDS}/${send.id}`);
    expect([...page.document.querySelectorAll("main form")]).toHaveLength(0);
    const form_token =
      page.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    for (const action of ["cancel", "retry", "resend-token"]) {
      const fields = { form_token, form_key: "k".repeat(43) };
      const { status, text } = await sendForm(
        viewer.browser,
        `${SENDS}/${send.id}/${action}`,
        fields,
      );
      expect([action, status, text]).toEqual([
        action,
        403,
        expect.stringContaining("Your role does not permit this"),
      ]);
    }
    expect((await shop.api.listSends()).body.data).toHaveLength(1);
  });
});

describe("the meter of a send that waits", () => {
  /** One that goes out in an hour, its page, and where its form goes. */
  async function waiting() {
    const to = { target: "37140030000", token_phone: "+263784000001" };
    const power = { ...to, amount: "10.00", currency: "USD" };
    const { now } = (await shop.api.getTestClock()).body;
    const send = await sell(shop, { ...power, scheduled_for: now + 3_600 });
    const path = `${SENDS}/${send.id}`;
    const read = async () => (await shop.api.getSend({ path: { send_id: send.id } })).body;
    return { send, path, action: `${path}/meter`, read, page: await pageAt(member.browser, path) };
  }

  it("is changed by a form, once, and the amount and the Credit stay", async () => {
    const { send, action, read, page } = await waiting();
    const before = (await shop.api.getCredit()).body.USD.available;
    const fields = fieldsOf(page, action, { meter: "37140010010" });
    const done = await sendForm(member.browser, action, fields);
    await sendForm(member.browser, action, fields);
    expect(done.text).toContain("The meter is changed.");
    expect(await read()).toMatchObject({ target: "37140010010", cost: send.cost });
    expect((await shop.api.getCredit()).body.USD.available).toBe(before);
    const events = await shop.api.listEvents({ query: { type: "send.meter_changed" } });
    expect(events.body.data).toHaveLength(1);
  });

  it("stays when the number is wrong, which is said at the field", async () => {
    const { send, action, read, page } = await waiting();
    const fields = fieldsOf(page, action, { meter: "123" });
    const { status, document } = await sendForm(member.browser, action, fields);
    const field = document.querySelector('[name="meter"]');
    expect([status, field?.getAttribute("aria-invalid"), field?.getAttribute("value")]).toEqual([
      400,
      "true",
      "123",
    ]);
    expect([...document.querySelectorAll("main [role=alert]")]).toHaveLength(1);
    expect((await read()).target).toBe(send.target);
  });

  it("has no form for a viewer, nor when it has gone out or is no power", async () => {
    const { path, action, page, read, send } = await waiting();
    const form = `form[action="${action}"]`;
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, path);
    expect(seen.document.querySelector(form)).toBe(null);
    const form_token =
      seen.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    const fields = { ...fieldsOf(page, action, { meter: "37140010010" }), form_token };
    expect((await sendForm(viewer.browser, action, fields)).status).toBe(403);
    expect((await read()).target).toBe(send.target);
    await shop.api.advanceTestClock({ body: { seconds: 7_200 } });
    await settle(shop);
    expect((await pageAt(member.browser, path)).document.querySelector(form)).toBe(null);
    const own = fieldsOf(page, action, { meter: "37140010010" });
    const late = await sendForm(member.browser, action, own);
    expect([late.status, late.document.querySelector("main [role=alert]") === null]).toEqual([
      409,
      false,
    ]);
    const airtime = await sell(shop);
    const other = await pageAt(member.browser, `${SENDS}/${airtime.id}`);
    expect(other.html).not.toContain("Change the meter");
  });
});
