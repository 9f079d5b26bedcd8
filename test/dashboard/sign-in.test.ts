/** How members sign in to the dashboard, and how their sessions end. */
import { randomUUID } from "node:crypto";
import { endSessionsOf } from "@svc/server/accounts/sessions/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type Browser,
  codeTo,
  DASHBOARD,
  formTokenIn,
  newBrowser,
  newMember,
  signedIn,
} from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { change as changeRows } from "../queues/poison.ts";

const SIGN_IN = `${DASHBOARD}/sign-in`;
const WRONG = "000000";

let shop: Organisation;
let email: string;
let member_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  ({ email, member_id } = await newMember(shop));
});

async function askCode(browser: Browser, to = email): Promise<string> {
  await browser.post(SIGN_IN, { email: to });
  return (await codeTo(to)) ?? "";
}

async function enter(browser: Browser, code: string): Promise<number> {
  return (await browser.post(`${SIGN_IN}/code`, { email, code })).status;
}

async function statusOf(browser: Browser): Promise<number> {
  return (await browser.get(DASHBOARD)).status;
}

/** Changes rows of the organisation by hand, as only time or staff do. */
async function change(table: string, set: string): Promise<void> {
  await changeRows(shop.live, table, set);
}

describe("signing in", () => {
  it("takes a code by mail, and leads to the page that was wanted", async () => {
    const browser = newBrowser();
    const approval = `${DASHBOARD}/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os`;
    const away = await browser.get(approval);
    const wanted = `${SIGN_IN}?next=${encodeURIComponent(approval)}`;
    expect([away.status, away.headers.get("location")]).toEqual([303, wanted]);
    expect(await (await browser.get(wanted)).text()).toContain(`name="next" value="${approval}"`);
    const code = await askCode(browser);
    const fields = { email: email.toUpperCase(), code: `${code.slice(0, 3)} ${code.slice(3)}` };
    const answer = await browser.post(`${SIGN_IN}/code`, { ...fields, next: approval });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, approval]);
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^svc_session=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/,
    );
    expect(await statusOf(browser)).toBe(200);
  });

  it("keeps neither code nor secret", async () => {
    const browser = newBrowser();
    const code = await askCode(browser);
    const before = JSON.stringify([
      await shop.live.probe.rows("sign_in_codes"),
      await shop.live.probe.rows("messages"),
    ]);
    expect(before).not.toContain(code);
    await enter(browser, code);
    const rows = JSON.stringify(await shop.live.probe.rows("sessions"));
    expect(rows).not.toContain(browser.cookie);
  });

  it("answers the same for an address that nobody has", async () => {
    const stranger = `${randomUUID()}@shop.example`;
    const [known, unknown] = await Promise.all(
      [email, stranger].map(async (to) => {
        const answer = await newBrowser().post(SIGN_IN, { email: to });
        return [answer.status, (await answer.text()).replaceAll(to, "…")];
      }),
    );
    expect(unknown).toEqual(known);
    expect(await codeTo(stranger)).toBeNull();
    const tried = await newBrowser().post(`${SIGN_IN}/code`, { email: stranger, code: WRONG });
    expect(tried.status).toBe(400);
  });

  it("leads nowhere but to the dashboard", async () => {
    for (const next of ["https://evil.example", "//evil.example", "/dashboard/../docs"]) {
      const browser = newBrowser();
      const code = await askCode(browser);
      const answer = await browser.post(`${SIGN_IN}/code`, { email, code, next });
      expect(answer.headers.get("location")).toBe(DASHBOARD);
    }
  });

  it("takes a code once, of two that enter it at the same time", async () => {
    const code = await askCode(newBrowser());
    const statuses = await Promise.all([1, 2, 3].map(() => enter(newBrowser(), code)));
    expect(statuses.sort()).toEqual([303, 400, 400]);
    expect(await shop.live.probe.rows("sessions")).toHaveLength(1);
  });

  it("takes no code after five wrong ones, however many are tried at once", async () => {
    const code = await askCode(newBrowser());
    const wrong = code === WRONG ? "111111" : WRONG;
    const many = Array.from({ length: 40 }, () => enter(newBrowser(), wrong));
    expect(new Set(await Promise.all(many))).toEqual(new Set([400]));
    expect(await enter(newBrowser(), code)).toBe(400);
    expect(await shop.live.probe.rows("sign_in_codes")).toMatchObject([{ tries: 5 }]);
    expect(await enter(newBrowser(), await askCode(newBrowser()))).toBe(303);
  });

  it("takes the newest code alone, for ten minutes", async () => {
    const [first, second] = [await askCode(newBrowser()), await askCode(newBrowser())];
    if (first !== second) expect(await enter(newBrowser(), first)).toBe(400);
    await change("sign_in_codes", "created = created - interval '601 seconds'");
    expect(await enter(newBrowser(), second)).toBe(400);
  });

  it("sends a member five codes an hour, and says nothing of it", async () => {
    for (let sent = 1; sent <= 6; sent += 1) {
      expect((await newBrowser().post(SIGN_IN, { email })).status).toBe(200);
    }
    expect(await shop.live.probe.rows("sign_in_codes")).toHaveLength(5);
    await change("sign_in_codes", "created = created - interval '1 hour'");
    await askCode(newBrowser());
    expect(await shop.live.probe.rows("sign_in_codes")).toHaveLength(6);
  });

  it("is limited by client address", async () => {
    const browser = newBrowser();
    const tries = Array.from({ length: 31 }, () => browser.post(SIGN_IN, { email: "a@b.example" }));
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is not done by pages of others", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const code = await askCode(newBrowser());
    const answer = await newBrowser().post(`${SIGN_IN}/code`, { email, code }, headers);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    expect((await newBrowser().post(SIGN_IN, { email }, headers)).status).toBe(403);
  });

  it("names an address that is none", async () => {
    const answer = await newBrowser().post(SIGN_IN, { email: "rudo" });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("as in")]);
  });
});

describe("a session", () => {
  it("has a secret of its own, whatever the browser sent before", async () => {
    const browser = newBrowser();
    const planted = "a".repeat(43);
    browser.cookie = planted;
    await enter(browser, await askCode(browser));
    expect(browser.cookie).not.toBe(planted);
    const thief = newBrowser();
    thief.cookie = planted;
    expect(await statusOf(thief)).toBe(303);
  });

  it("is over when nobody used it for twelve hours, and after a week in any case", async () => {
    const browser = await signedIn(email);
    await change("sessions", "seen_at = seen_at - interval '11 hours'");
    expect(await statusOf(browser)).toBe(200);
    // Using it has begun the twelve hours anew.
    await change("sessions", "seen_at = seen_at - interval '11 hours'");
    expect(await statusOf(browser)).toBe(200);
    await change("sessions", "seen_at = seen_at - interval '13 hours'");
    expect(await statusOf(browser)).toBe(303);
    const other = await signedIn(email);
    await change("sessions", "expires_at = expires_at - interval '7 days', seen_at = svc_now()");
    expect(await statusOf(other)).toBe(303);
  });

  it("is over in every open tab once its member is removed, or has another role", async () => {
    const browser = await signedIn(email);
    await change("members", "role = 'viewer'");
    expect(await statusOf(browser)).toBe(303);
    const again = await signedIn(email);
    expect(await statusOf(again)).toBe(200);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`delete from members where account_id = ${shop.live.account_id}`,
    );
    expect(await statusOf(again)).toBe(303);
    expect(await shop.live.probe.rows("sessions")).toEqual([]);
  });

  it("ends here, or everywhere, and only by a form of its own", async () => {
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const out = `${DASHBOARD}/sign-out`;
    const foreign = { form_token: await formTokenIn(there), from: "everywhere" };
    expect((await here.post(out, foreign)).status).toBe(403);
    expect((await here.post(out, { from: "everywhere" })).status).toBe(403);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    const secret = here.cookie;
    await here.post(out, { form_token: await formTokenIn(here), from: "here" });
    expect(here.cookie).toBeNull();
    here.cookie = secret;
    expect([await statusOf(here), await statusOf(there)]).toEqual([303, 200]);
    const third = await signedIn(email);
    await third.post(out, { form_token: await formTokenIn(third), from: "everywhere" });
    expect(await statusOf(there)).toBe(303);
  });

  it("ends with those of its member alone", async () => {
    const other = await newMember(shop, "owner");
    const [own, others] = [await signedIn(email), await signedIn(other.email)];
    const { database } = await testServer();
    const member = { account_id: shop.live.account_id, id: parseId("mem", member_id) ?? "" };
    await database.record((tx) => endSessionsOf(tx, member));
    expect([await statusOf(own), await statusOf(others)]).toEqual([303, 200]);
  });
});
