/** How members sign in to the dashboard. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type Browser,
  codeTo,
  DASHBOARD,
  mailTo,
  newBrowser,
  newMember,
} from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { change as changeRows } from "../queues/poison.ts";

const SIGN_IN = `${DASHBOARD}/sign-in`;
const WRONG = "000000";

let shop: Organisation;
let email: string;

beforeEach(async () => {
  shop = await given.organisation();
  ({ email } = await newMember(shop));
});

async function askCode(browser: Browser, to = email): Promise<string> {
  await browser.post(SIGN_IN, { email: to });
  return (await codeTo(to)) ?? "";
}

/** Strangers who know the address: each asks for a code in a browser and a network of their own. */
async function strangers(count: number): Promise<Browser[]> {
  const browsers = Array.from({ length: count }, () => newBrowser());
  await Promise.all(browsers.map((browser) => browser.post(SIGN_IN, { email })));
  return browsers;
}

/** Where the link of the newest mail leads. */
async function linkTo(to = email): Promise<string> {
  const url = /https?:\/\/\S+/.exec((await mailTo(to)) ?? "")?.[0] ?? "";
  return url.replace(/^https?:\/\/[^/]+/, "");
}

/** What a link's page sends when its button is pressed. */
async function fieldsIn(page: Response): Promise<Record<string, string>> {
  const inputs = (await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
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

  it("sends the code by text as well to a member who has proven a number", async () => {
    const phone = "+263771700817";
    await change("members", `phone = '${phone}'`);
    const browser = newBrowser();
    const code = await askCode(browser);
    expect(await mailTo(phone)).toContain(`Your sign-in code is ${code}`);
    expect(await enter(browser, code)).toBe(303);
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

  it("takes as long to answer, whoever has the address", async () => {
    const { pauses } = await testServer();
    const pausesOf = async (to: string) => {
      const before = pauses.length;
      const browser = newBrowser();
      const code = await askCode(browser, to);
      await browser.post(`${SIGN_IN}/code`, { email: to, code });
      return pauses.slice(before);
    };
    expect(await pausesOf(email)).toEqual([250, 250]);
    expect(await pausesOf(`${randomUUID()}@shop.example`)).toEqual([250, 250]);
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
    const browser = newBrowser();
    const code = await askCode(browser);
    const statuses = await Promise.all([1, 2, 3].map(() => enter(browser, code)));
    expect(statuses.sort()).toEqual([303, 400, 400]);
    expect(await shop.live.probe.rows("sessions")).toHaveLength(1);
  });

  it("takes no code after five wrong ones, however many are tried at once", async () => {
    const browser = newBrowser();
    const code = await askCode(browser);
    const wrong = code === WRONG ? "111111" : WRONG;
    const many = Array.from({ length: 20 }, () => enter(browser, wrong));
    expect(new Set(await Promise.all(many))).toEqual(new Set([400]));
    expect(await enter(browser, code)).toBe(400);
    expect(await shop.live.probe.rows("sign_in_codes")).toMatchObject([{ tries: 5 }]);
    expect(await enter(browser, await askCode(browser))).toBe(303);
  });

  it("takes each code of the last ten minutes, in the browser that requested it alone", async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const first = await askCode(browser);
    await askCode(browser);
    const theirs = await askCode(other);
    expect([await enter(newBrowser(), first), await enter(other, first)]).toEqual([400, 400]);
    expect([await enter(browser, first), await enter(other, theirs)]).toEqual([303, 303]);
    const late = newBrowser();
    const code = await askCode(late);
    await change("sign_in_codes", "expires_at = expires_at - interval '601 seconds'");
    expect(await enter(late, code)).toBe(400);
  });

  it("is denied to nobody by strangers who request codes and guess at them", async () => {
    const own = newBrowser();
    const code = await askCode(own);
    const crowd = await strangers(12);
    const guesses = crowd.flatMap((one) => Array.from({ length: 7 }, () => enter(one, WRONG)));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
    expect(await enter(own, code)).toBe(303);
    const later = newBrowser();
    expect(await enter(later, await askCode(later))).toBe(303);
  });

  it("makes codes longer, and refuses none, when many are requested and not used", async () => {
    await strangers(5);
    const browser = newBrowser();
    const code = await askCode(browser);
    expect(code).toMatch(/^\d{12}$/);
    await change("sign_in_codes", "created = created - interval '1 hour'");
    expect(await askCode(newBrowser())).toMatch(/^\d{6}$/);
    await strangers(3);
    expect(await askCode(newBrowser())).toMatch(/^\d{12}$/);
    expect(await enter(browser, code)).toBe(303);
    await change("sign_in_codes", "created = created - interval '1 day'");
    expect(await askCode(newBrowser())).toMatch(/^\d{6}$/);
  });

  it("takes the link of the mail, once, in the browser that requested it alone", async () => {
    const browser = newBrowser();
    const approval = `${DASHBOARD}/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os`;
    await browser.post(SIGN_IN, { email, next: approval });
    const link = await linkTo();
    expect((await newBrowser().get(link)).status).toBe(404);
    const page = await browser.get(link);
    expect(page.status).toBe(200);
    expect(await statusOf(browser)).toBe(303);
    const fields = await fieldsIn(page);
    expect((await newBrowser().post(`${SIGN_IN}/code`, fields)).status).toBe(400);
    const answer = await browser.post(`${SIGN_IN}/code`, fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, approval]);
    expect(await statusOf(browser)).toBe(200);
    expect((await browser.get(link)).status).toBe(404);
  });

  it("is limited by browser, by client address, and by no address of a member", async () => {
    const ask = (browser: Browser) => browser.post(SIGN_IN, { email });
    const [near, far] = [newBrowser("41.0.2.1"), newBrowser()];
    await near.get(SIGN_IN);
    for (let sent = 1; sent <= 5; sent += 1) expect((await ask(near)).status).toBe(200);
    const refused = await ask(near);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(600);
    expect((await ask(newBrowser("41.0.2.1"))).status).toBe(200);
    expect((await ask(far)).status).toBe(200);
    const crowd = Array.from({ length: 31 }, (_, place) =>
      newBrowser("41.0.2.2").post(SIGN_IN, { email: `${place}@b.example` }),
    );
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("is limited by itself in a browser that has signed in before", async () => {
    const near = "41.0.2.3";
    const known = newBrowser(near);
    expect(await enter(known, await askCode(known))).toBe(303);
    const ask = (browser_cookie: string) =>
      Object.assign(newBrowser(near), { browser_cookie }).post(SIGN_IN, { email });
    const others = Array.from({ length: 19 }, (_, place) => "a".repeat(41) + (10 + place));
    const answers = await Promise.all(others.map(ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [, mark = ""] = (known.browser_cookie ?? "").split(".");
    for (const forged of ["b".repeat(43), `${"b".repeat(43)}.${mark}`]) {
      expect((await ask(forged)).status).toBe(429);
    }
    expect(await enter(known, await askCode(known))).toBe(303);
  });

  it("is limited by the number, however it is written", async () => {
    const near = "41.0.2.4";
    const phone = "+263771700823";
    await change("members", `phone = '${phone}'`);
    const known = newBrowser(near);
    await known.post(SIGN_IN, { email: "077 170 0823" });
    const code = (await codeTo(phone)) ?? "";
    const entered = await known.post(`${SIGN_IN}/code`, { email: "077 170 0823", code });
    expect(entered.status).toBe(303);
    const heads = ["077", "77", "26377", "+26377", "0026377"];
    const tails = ["1700823", "170-0823", "170.0823", "17/00823"];
    const written = heads.flatMap((head) => tails.map((tail) => head + tail));
    const answers = await Promise.all(
      written.map((spelt, place) => {
        const browser_cookie = "c".repeat(41) + (10 + place);
        return Object.assign(newBrowser(near), { browser_cookie }).post(SIGN_IN, { email: spelt });
      }),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await known.post(SIGN_IN, { email: "0771700823" })).status).toBe(200);
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

describe("signing in, in another language", () => {
  it("keeps the language from the address to the code, and says what is wrong in it", async () => {
    const browser = newBrowser();
    const page = await (await browser.get(`${SIGN_IN}?lang=sn&next=/dashboard/pin`)).text();
    expect(page).toContain('<html lang="sn">');
    expect(page).toContain("Kero yeemail kana nhamba yefoni");
    expect(page).toContain(`action="${SIGN_IN}?lang=sn"`);
    const asked = await (await browser.post(`${SIGN_IN}?lang=sn`, { email })).text();
    expect(asked).toContain("Isai kodhi yenyu");
    expect(asked).toContain(`action="${SIGN_IN}/code?lang=sn"`);
    expect(asked).toContain(`href="${SIGN_IN}?lang=nd"`);
    const wrong = await browser.post(`${SIGN_IN}/code?lang=sn`, { email, code: WRONG });
    expect(await wrong.text()).toContain("Kodhi iyi haishandi.");
  });
});
