/** The dashboard in English, Shona and Ndebele: how a reader's language is found, and kept. */
import { beforeEach, describe, expect, it } from "vitest";
import { DASHBOARD, newBrowser } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const SELL = `${DASHBOARD}/sell`;

let shop: Organisation;
let cashier: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  cashier = await signedInMember(shop);
});

const langOf = (document: { querySelector(selector: string): unknown }) =>
  (document.querySelector("html") as { getAttribute(name: string): string | null }).getAttribute(
    "lang",
  );

describe("the language of the dashboard", () => {
  it("is what the browser prefers, and no cache may mix it up", async () => {
    const answer = await cashier.browser.get(SELL, { "accept-language": "sn-ZW,en;q=0.5" });
    const html = await answer.text();
    expect(html).toContain('<html lang="sn">');
    expect(html).toContain("Nhamba yefoni kana mita");
    expect(html).toContain("<strong>Mbare Tuck Shop</strong>, kuedza");
    expect(answer.headers.get("content-language")).toBe("sn");
    expect(answer.headers.get("vary")).toBe("Accept-Language, Cookie, Accept-Encoding");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is what the switch has chosen, on every page from then on", async () => {
    const first = await pageAt(cashier.browser, `${SELL}?target=0771234567&currency=USD`);
    const links = [...first.document.querySelectorAll("footer .languages a")];
    expect(links.map((one) => [one.textContent, one.getAttribute("href")])).toEqual([
      ["chiShona", "?target=0771234567&currency=USD&lang=sn"],
      ["isiNdebele", "?target=0771234567&currency=USD&lang=nd"],
    ]);
    const chosen = await cashier.browser.get(`${SELL}${links[1]?.getAttribute("href")}`);
    expect(await chosen.text()).toContain("Inethiwekhi");
    expect(chosen.headers.getSetCookie()).toEqual([
      "svc_language=nd; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
    ]);
    const answer = await cashier.browser.get(DASHBOARD, { "accept-language": "sn" });
    expect(await answer.text()).toContain('<html lang="nd">');
    const back = await pageAt(cashier.browser, `${DASHBOARD}?lang=en`);
    expect([langOf(back.document), back.text.includes("Needs attention")]).toEqual(["en", true]);
  });

  it("stays when somebody signs out, and is there before they sign in", async () => {
    await pageAt(cashier.browser, `${DASHBOARD}?lang=sn`);
    cashier.browser.cookie = null;
    const { text } = await pageAt(cashier.browser, `${DASHBOARD}/sign-in`);
    expect(text).toContain("Kero yeemail kana nhamba yefoni");
    const stranger = newBrowser();
    await pageAt(stranger, `${DASHBOARD}/sign-in?lang=nd`);
    stranger.cookie = (await signedInMember(shop)).browser.cookie;
    expect((await pageAt(stranger, SELL)).text).toContain("Inombolo yefoni loba imitha");
  });

  it("is never one that there is not", async () => {
    cashier.browser.language_cookie = "fr";
    for (const path of [SELL, `${SELL}?lang=xx`]) {
      const answer = await cashier.browser.get(path);
      expect([await answer.text(), answer.headers.getSetCookie()]).toEqual([
        expect.stringContaining('<html lang="en">'),
        [],
      ]);
    }
  });

  it("is that of an answer to a form, which leads to no other", async () => {
    cashier.browser.language_cookie = "sn";
    const entered = { target: "0771234567", currency: "USD", amount: "5" };
    const page = await pageAt(cashier.browser, `${SELL}?${new URLSearchParams(entered)}`);
    const fields = { ...fieldsOf(page, SELL), amount: "0.01" };
    const refused = await sendForm(cashier.browser, SELL, fields);
    expect([refused.status, langOf(refused.document)]).toEqual([422, "sn"]);
    expect(refused.text).toContain("Mari iyi ishoma kana kuti yakawandisa pane izvi.");
    expect(refused.document.querySelector(".languages")).toBeNull();
    const foreign = await sendForm(cashier.browser, SELL, { ...fields, form_token: "" });
    expect([foreign.status, foreign.text]).toEqual([
      403,
      expect.stringContaining("Hapana chachinjwa."),
    ]);
  });

  it("is not that of a slip, which is chosen for the customer and not kept", async () => {
    cashier.browser.language_cookie = "sn";
    const { id } = await sell(shop);
    const at = `${DASHBOARD}/sends/${id}/receipt`;
    const slipOf = async (path: string) => {
      const { document } = await pageAt(cashier.browser, path);
      return [langOf(document), document.querySelector(".slip")?.getAttribute("lang")];
    };
    expect(await slipOf(at)).toEqual(["sn", "sn"]);
    expect(await slipOf(`${at}?locale=nd`)).toEqual(["sn", "nd"]);
    expect(await slipOf(at)).toEqual(["sn", "sn"]);
  });

  it("is English for developers, in a frame that is not", async () => {
    cashier.browser.language_cookie = "nd";
    const { document, text } = await pageAt(cashier.browser, `${DASHBOARD}/developers/keys`);
    expect([langOf(document), text.includes("Make a key")]).toEqual(["nd", true]);
    expect(document.querySelector("main")?.getAttribute("lang")).toBe("en");
    expect(document.querySelector("nav a[aria-current]")?.textContent).toBe("Amadeveloper");
    const translated = await pageAt(cashier.browser, SELL);
    expect(translated.document.querySelector("main")?.getAttribute("lang")).toBeNull();
  });
});
