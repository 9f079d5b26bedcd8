/** Mails as pages, and as they look in Chromium: on a phone, on a screen, light and dark. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeMailPage } from "@svc/server/accounts/messages/mail-page.ts";
import {
  type MailWords,
  plainWords,
  writeMailText,
} from "@svc/server/accounts/messages/mail-words.ts";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringAxe, brokenRules, LOOKS, setLook } from "../kit/axe-in-chromium.ts";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";

const HOST = "api.svc.example";
const LINK = "https://api.svc.example/dashboard/sign-in/link?code=4nQ&next=%2Fdashboard";
const VALID = "Both are valid for 10 minutes. If you did not request them, ignore this message.";

const MAILS: Record<string, { subject: string; words: MailWords }> = {
  code: {
    subject: "Your sign-in code",
    words: {
      preheader: "123456 is your code.",
      lead: ["Enter this code where you requested it, or open the link in the same browser."],
      code: "123456",
      action: { label: "Sign in", url: LINK },
      notes: [VALID],
    },
  },
  token: {
    subject: "Power token for meter 37140030000",
    words: plainWords(
      "MBARE TUCK: USD 10.00 of power for meter 37140030000. Token: 1) 1234 5678 9012 3456 7890 " +
        "2) 0987 6543 2109 8765 4321. 62.50 kWh.",
    ),
  },
  notice: {
    subject: "Credit is low",
    words: plainWords("Your USD Credit is below 20.00.\n\nSee https://api.svc.example/docs."),
  },
};

const pageOf = (name: string) =>
  writeMailPage({ ...(MAILS[name] as (typeof MAILS)[string]), host: HOST });

describe("a mail as a page", () => {
  it("says what its text says, with the code to be read off and the link as a button", async () => {
    const { document } = parseHTML(await pageOf("code"));
    expect(document.querySelector("h1")?.textContent).toBe("Your sign-in code");
    expect(document.querySelector(".code")?.textContent).toBe("123456");
    const [button, written] = document.querySelectorAll("a");
    expect([button?.getAttribute("href"), written?.getAttribute("href")]).toEqual([LINK, LINK]);
    expect(button?.textContent?.trim()).toBe("Sign in");
    expect(document.body.textContent).toContain(VALID);
    expect(document.body.firstElementChild?.textContent).toBe("123456 is your code.");
    expect(writeMailText(MAILS.code?.words as MailWords)).toBe(
      `${MAILS.code?.words.lead[0]}\n\n123456\n\nSign in: ${LINK}\n\n${VALID}`,
    );
  });

  it("shows tokens in groups of four and in their order", async () => {
    const { document } = parseHTML(await pageOf("token"));
    const tokens = [...document.querySelectorAll("strong")].map(({ textContent }) => textContent);
    expect(tokens).toEqual(["1) 1234 5678 9012 3456 7890", "2) 0987 6543 2109 8765 4321"]);
  });

  it("takes no words for markup, and loads nothing", async () => {
    const words = plainWords('<img src=x onerror=alert(1)> & <b>bold</b> http://x.example/"><i>');
    const page = await writeMailPage({ subject: "<script>", words, host: HOST });
    const { document } = parseHTML(page);
    expect(document.querySelectorAll("img, b, i, script, iframe")).toHaveLength(0);
    expect(page).not.toMatch(/<[^>]+src=|url\(|@import|<link/);
  });
});

describe.runIf(hasChromium())("a mail in a browser", () => {
  let browser: BrowserPage;
  beforeAll(async () => {
    browser = await openBrowser();
    await bringAxe(browser);
  });
  afterAll(() => browser.close());

  it.each(Object.keys(MAILS))("fits and can be read: %s", async (name) => {
    const page = await pageOf(name);
    for (const [device, value] of LOOKS) {
      await setLook(browser, [device, value]);
      await browser.open(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`);
      const root = "document.documentElement";
      expect(await browser.evaluate(`${root}.scrollWidth - ${root}.clientWidth`)).toBe(0);
      const faults = await brokenRules(browser, value);
      expect([name, device.width, value, faults]).toEqual([name, device.width, value, []]);
      await picture(`mail-${name}-${device.width}-${value}`);
    }
  });

  /** Pictures are kept where somebody asks for them. */
  async function picture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder === undefined) return;
    const { data } = await browser.send("Page.captureScreenshot");
    writeFileSync(join(folder, `${name}.png`), Buffer.from(String(data), "base64"));
  }
});
