/** Where a member is signed in, and when they signed in, as the dashboard shows it. */
import { describe, expect, it } from "vitest";
import { DASHBOARD, newBrowser, signedIn } from "../kit/dashboard.ts";
import { given } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { CHROME } from "../operations/sessions/browsers.ts";

const PAGE = `${DASHBOARD}/team/sessions`;
describe("the page of sign-ins", () => {
  it("shows each device and what came of each attempt, and signs one out after asking", async () => {
    const { browser, email, api } = await signedInMember(await given.organisation());
    const phone = await signedIn(email, newBrowser("196.27.96.10"), CHROME);
    const page = await pageAt(browser, PAGE);
    expect(page.status).toBe(200);
    for (const text of ["Chrome on Android", "196.27.96.10", "This browser", "Unknown device"]) {
      expect(page.text).toContain(text);
    }
    const { data } = (await api.listSessions()).body;
    const action = `${PAGE}/${data.find(({ current }) => !current)?.id}/end`;
    const done = await confirmForm(browser, action, fieldsOf(page, action));
    expect(done.text).toContain("That browser is signed out.");
    expect(done.text).toContain("Chrome on Android");
    expect((await phone.get(DASHBOARD)).status).toBe(303);
    expect((await browser.get(DASHBOARD)).status).toBe(200);
  });

  it("signs out everywhere else, and offers it only where there is an elsewhere", async () => {
    const { browser, email } = await signedInMember(await given.organisation(), { role: "viewer" });
    const action = `${PAGE}/others`;
    const alone = await pageAt(browser, PAGE);
    expect(alone.document.querySelector(`form[action="${action}"]`)).toBeNull();
    const others = [await signedIn(email), await signedIn(email)];
    const done = await sendForm(browser, action, fieldsOf(await pageAt(browser, PAGE), action));
    expect(done.text).toContain("You are signed in only here now.");
    for (const other of others) expect((await other.get(DASHBOARD)).status).toBe(303);
  });

  it.each([
    ["sn", "Pamakapinda", "Browser ino"],
    ["nd", "Lapho ongene khona", "Le browser"],
  ])("reads in %s too", async (lang, heading, current) => {
    const { browser } = await signedInMember(await given.organisation());
    const { document, text } = await pageAt(browser, `${PAGE}?lang=${lang}`);
    expect(document.querySelector("html")?.getAttribute("lang")).toBe(lang);
    expect(text).toContain(heading);
    expect(text).toContain(current);
  });

  it.each([
    ["sn", "Mobudisa browser iyi here?", "Isiyei yakapinda", "Browser iyoyo yabudiswa."],
    ["nd", "Uyayikhupha le browser?", "Iyekele ingenile", "Leyo browser isikhutshiwe."],
  ])("asks in %s before it signs out, and stays in it", async (lang, title, leave, said) => {
    const { browser, email, api } = await signedInMember(await given.organisation());
    await signedIn(email);
    const page = await pageAt(browser, `${PAGE}?lang=${lang}`);
    const other = (await api.listSessions()).body.data.find(({ current }) => !current);
    const action = `${PAGE}/${other?.id}/end`;
    const { document, text } = await sendForm(browser, action, fieldsOf(page, action));
    expect(document.querySelector("html")?.getAttribute("lang")).toBe(lang);
    expect(text).toContain(title);
    const way_out = document.querySelector("main a.button");
    expect(way_out?.textContent).toBe(leave);
    expect(way_out?.getAttribute("href")).toMatch(`${PAGE}#to-`);
    const done = await confirmForm(browser, action, fieldsOf(page, action));
    expect(done.text).toContain(said);
    expect((await api.listSessions()).body.data).toHaveLength(1);
  });
});
