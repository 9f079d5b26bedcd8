import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { ended, expired, opened, POWER, paid, review, sessionNow } from "../kit/checkout.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation({ name: "Moyo & Sons" });
});

async function pageAt(url: string, init: RequestInit = {}) {
  const { ask } = await testServer();
  const { status, headers, ...response } = await asked(ask, new Request(url, init));
  return { status, headers, ...response };
}

async function asked(ask: (request: Request) => Promise<Response>, request: Request) {
  const response = await ask(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function press(url: string, outcome: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ outcome }).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return await pageAt(url, { method: "POST", body, headers: { ...type, ...headers } });
}

describe("the page of a checkout session", () => {
  it("says what is sold, to whom, and at what price, and masks the number", async () => {
    const { url } = await opened(shop);
    const { status, text, headers } = await pageAt(url);
    expect(status).toBe(200);
    for (const said of ["Airtime, Econet", "5.00 USD", "0.18 USD", "5.18 USD", "Moyo &amp; Sons"]) {
      expect(text).toContain(said);
    }
    expect(text).toContain("077 *** 4567");
    expect(text).not.toContain("0771234567");
    expect(text).not.toContain("+263771234567");
    expect(text).toContain("no real money is paid");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
  });

  it("shows whose meter it is, as the utility masks it", async () => {
    const { url, meter } = await opened(shop, POWER);
    const { text } = await pageAt(url);
    expect(text).toContain(POWER.target);
    expect(text).toContain(`${meter?.name_masked}, ${meter?.suburb}`);
  });

  it("plays the payment, and leads back to the shop with the id of the session", async () => {
    const { id, url } = await opened(shop);
    const { status, headers } = await press(url, "paid");
    expect([status, headers.get("location")]).toEqual([303, url.replace(/^https?:\/\/[^/]+/, "")]);
    expect(await sessionNow(shop, id)).toMatchObject({ status: "paid" });
    const { text } = await pageAt(url);
    expect(text).toContain("Payment received");
    expect(text).toContain(`https://shop.tuckshop.example/thanks?session=${id}`);
    expect(text).not.toContain("<form");
  });

  it("plays a card that is declined, and lets the customer try again", async () => {
    const { id, url } = await opened(shop);
    await press(url, "failed");
    expect((await sessionNow(shop, id)).last_payment_error?.code).toBe("card_declined");
    expect((await pageAt(url)).text).toContain("The payment failed");
    await press(url, "paid");
    expect((await sessionNow(shop, id)).status).toBe("paid");
  });

  it("pays once, however often the button is pressed in however many tabs", async () => {
    const { url } = await opened(shop);
    const answers = await Promise.all(Array.from({ length: 12 }, () => press(url, "paid")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("takes no payment once it has expired, or from a foreign page", async () => {
    const late = await expired(shop);
    await press(late.url, "paid");
    expect((await sessionNow(shop, late.id)).status).toBe("expired");
    const { id, url } = await opened(shop);
    const foreign = await press(url, "paid", { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(404);
    await press(url, "something");
    expect((await sessionNow(shop, id)).status).toBe("open");
  });

  it("is shown to nobody with another secret", async () => {
    const { url } = await opened(shop);
    const other = await opened(shop);
    const [address = ""] = url.split("?");
    for (const wrong of ["", "?s=", "?s=x", `?${other.url.split("?")[1]}`]) {
      expect((await pageAt(address + wrong)).status).toBe(404);
      expect((await press(address + wrong, "paid")).status).toBe(404);
    }
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("says how the session has ended, and has nothing that axe-core objects to", async () => {
    const credited = async () => {
      const { id } = await ended(shop, "failed");
      return (await review(shop, id, "credit")).body;
    };
    const ways = [
      ["Total", () => opened(shop)],
      ["Payment received", () => paid(shop)],
      ["We are checking your purchase", () => ended(shop, "failed")],
      ["Delivered", () => ended(shop, "delivered")],
      ["Not delivered", credited],
      ["The time to pay is over", () => expired(shop)],
    ] as const;
    for (const [said, arrange] of ways) {
      const { url } = await arrange();
      const { text } = await pageAt(url);
      expect(text).toContain(said);
      expect(await findingsIn(text, url)).toEqual([]);
    }
  });

  it("is read in Shona or Ndebele, as the browser asks or the customer chooses", async () => {
    const { url } = await opened(shop);
    const shona = await pageAt(url, { headers: { "accept-language": "sn" } });
    expect(shona.headers.get("content-language")).toBe("sn");
    for (const said of ["<h1>Bhadharai</h1>", "Yose pamwe chete", "hapana mari chaiyo"]) {
      expect(shona.text).toContain(said);
    }
    const secret = url.split("?")[1];
    expect(shona.text).toContain(`href="?${secret}&amp;lang=nd"`);
    const chosen = `${url}&lang=nd`;
    expect((await pageAt(chosen)).text).toContain("Yekela ubuyele ku-Moyo &amp; Sons");
    const pressed = await press(chosen, "failed");
    expect(pressed.headers.get("location")).toMatch(/&lang=nd$/);
    const { text } = await pageAt(chosen);
    expect(text).toContain("Inkokhelo yehlulekile.");
    expect(await findingsIn(text, chosen)).toEqual([]);
  });
});
