/** The list of sends, one send with all that happened to it, and what can still be done. */
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
    const done = await sendForm(member.browser, action, fields);
    expect(done.text).toContain("Cancelled. The Credit was returned.");
    await sendForm(member.browser, action, fields);
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
