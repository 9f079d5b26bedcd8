/** How people answer invitations in the dashboard, and go from one organisation to another. */
import { describe, expect, it } from "vitest";
import { codeTo, DASHBOARD, mailTo, newBrowser, signedIn } from "../kit/dashboard.ts";
import { englishLeft } from "../kit/english-left.ts";
import { given } from "../kit/given.ts";
import { invited, newAddress, newNumber } from "../kit/invites.ts";
import { signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { formTokenOf, invitedMember, personAt } from "../kit/people.ts";
import { change } from "../queues/poison.ts";

const PAGE = `${DASHBOARD}/organisations`;

describe("the page of a person's organisations", () => {
  it("is where an invitation leads: the person signs in, accepts, and is in", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const email = newAddress();
    const { id } = await invited(shop.live, { email, role: "developer" });
    expect(await mailTo(email)).toContain(`${PAGE}`);
    const browser = newBrowser();
    const away = await browser.get(PAGE);
    expect(away.headers.get("location")).toBe(
      `${DASHBOARD}/sign-in?next=${encodeURIComponent(PAGE)}`,
    );
    await browser.post(`${DASHBOARD}/sign-in`, { email, next: PAGE });
    const code = (await codeTo(email)) ?? "";
    const inside = await browser.post(`${DASHBOARD}/sign-in/code`, { email, code, next: PAGE });
    expect([inside.status, inside.headers.get("location")]).toEqual([303, PAGE]);
    const page = await (await browser.get(PAGE)).text();
    expect(page).toContain("<strong>Mbare Tuck Shops</strong> invites you as developer");
    const before = browser.cookie;
    const form_token = await formTokenOf(browser);
    const accepted = await browser.post(`${PAGE}/invites/${id}/accept`, { form_token });
    expect([accepted.status, accepted.headers.get("location")]).toEqual([303, DASHBOARD]);
    expect(browser.cookie).not.toBe(before);
    const home = await browser.get(DASHBOARD);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("<strong>Mbare Tuck Shops</strong>, live mode");
    const old = newBrowser();
    old.cookie = before;
    expect((await old.get(PAGE)).status).toBe(303);
  });

  it("shows nothing of the account before that", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const { email } = await invited(shop.live, { email: newAddress(), role: "owner" });
    const browser = await signedIn(email ?? "");
    for (const path of ["", "/pin", "/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os"]) {
      const answer = await browser.get(`${DASHBOARD}${path}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, PAGE]);
    }
    const form_token = await formTokenOf(browser);
    const mode = await browser.post(`${DASHBOARD}/mode`, { form_token, mode: "test" });
    expect(mode.headers.get("location")).toBe(PAGE);
    const choose = { form_token, account: shop.live.account };
    expect((await browser.post(`${PAGE}/choose`, choose)).headers.get("location")).toBe(PAGE);
    expect((await browser.get(DASHBOARD)).headers.get("location")).toBe(PAGE);
  });

  it("takes a code by text of who was invited by number", async () => {
    const shop = await given.organisation();
    const phone = newNumber();
    await invited(shop.live, { phone, role: "admin" });
    const browser = newBrowser();
    const national = `0${phone.slice(4)}`;
    await browser.post(`${DASHBOARD}/sign-in`, { email: national });
    expect(await shop.live.probe.rows("messages")).toMatchObject([
      { channel: "sms", purpose: "invite", recipient: phone },
      { channel: "sms", purpose: "sign_in_code", recipient: phone, sealed: true },
    ]);
    const code = (await codeTo(phone)) ?? "";
    const { status } = await browser.post(`${DASHBOARD}/sign-in/code`, { email: national, code });
    expect(status).toBe(303);
    expect(await (await browser.get(PAGE)).text()).toContain(phone);
  });

  it("sends no code to an address that nobody has invited, or no longer", async () => {
    const shop = await given.organisation();
    const { email } = await invited(shop);
    await shop.api.advanceTestClock({ body: { seconds: 14 * 86_400 } });
    await newBrowser().post(`${DASHBOARD}/sign-in`, { email: email ?? "" });
    expect(await shop.probe.rows("sign_in_codes")).toEqual([]);
  });

  it("declines, and says what can no longer be answered", async () => {
    const shop = await given.organisation();
    const email = newAddress();
    const { id } = await invited(shop, { email });
    const { browser } = await personAt(email, shop);
    const form_token = await formTokenOf(browser);
    const declined = await browser.post(`${PAGE}/invites/${id}/decline`, { form_token });
    expect(declined.headers.get("location")).toBe(PAGE);
    const late = await browser.post(`${PAGE}/invites/${id}/accept`, { form_token });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("was answered or withdrawn already");
  });

  it("lets a member of two organisations work in one or the other", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const { browser, invite_id } = await invitedMember(shop.live);
    const form_token = await formTokenOf(browser);
    const accept = await browser.post(`${PAGE}/invites/${invite_id}/accept`, { form_token });
    expect(accept.headers.get("location")).toBe(PAGE);
    expect(await (await browser.get(DASHBOARD)).text()).toContain("<strong>Elsewhere</strong>");
    const choose = { form_token, account: shop.live.account };
    await browser.post(`${PAGE}/choose`, choose);
    const page = await (await browser.get(DASHBOARD)).text();
    expect(page).toContain("<strong>Mbare Tuck Shops</strong>, live mode");
  });

  it("creates an organisation, and shows it", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop, { role: "viewer" });
    const form_token = await formTokenOf(browser);
    const none = await browser.post(PAGE, { form_token, name: " " });
    expect(none.status).toBe(400);
    await browser.post(PAGE, { form_token, name: "Harare Taxis" });
    expect(await (await browser.get(DASHBOARD)).text()).toContain("<strong>Harare Taxis</strong>");
  });

  it("changes nothing by a form of another session", async () => {
    const shop = await given.organisation();
    const email = newAddress();
    const { id } = await invited(shop, { email });
    const { browser } = await personAt(email, shop);
    const { browser: other } = await signedInMember(shop);
    const form_token = await formTokenOf(other);
    const answer = await browser.post(`${PAGE}/invites/${id}/accept`, { form_token });
    expect(answer.status).toBe(403);
    expect((await shop.api.getInvite({ path: { invite_id: id } })).body.status).toBe("pending");
  });

  it("signs somebody out who is no member yet, here and by time", async () => {
    const shop = await given.organisation();
    const email = newAddress();
    await invited(shop, { email });
    const { browser } = await personAt(email, shop);
    await browser.post(`${DASHBOARD}/sign-out`, { form_token: await formTokenOf(browser) });
    expect(browser.cookie).toBeNull();
    const again = await personAt(email, shop);
    await change(shop, "sessions", "seen_at = svc_now() - interval '13 hours'");
    expect((await again.browser.get(PAGE)).status).toBe(303);
  });
});

describe("the page in another language", () => {
  it.each(["sn", "nd"] as const)("is that of who has no organisation yet, in %s", async (lang) => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const email = newAddress();
    const { id } = await invited(shop, { email, role: "viewer" });
    const { browser } = await personAt(email, shop);
    browser.language_cookie = lang;
    const page = await pageAt(browser, PAGE);
    const languages = [...page.document.querySelectorAll(".languages [aria-current]")];
    expect(languages.map((one) => one.getAttribute("lang"))).toEqual([lang]);
    expect(await englishLeft(page.html, lang)).toEqual([]);
    expect(page.text).not.toContain("viewer");
    const answer = async (how: string) => {
      const action = `${PAGE}/invites/${id}/${how}`;
      return await sendForm(browser, action, fieldsOf(page, action));
    };
    await answer("decline");
    const late = await answer("accept");
    expect(late.status).toBe(409);
    expect(late.document.querySelector("[role=alert]")).not.toBeNull();
    expect(await englishLeft(late.html, lang)).toEqual([]);
  });
});
