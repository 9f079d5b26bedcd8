/** How sessions of the dashboard end, and whose they are. */
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

let shop: Organisation;
let email: string;
let member_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  ({ email, member_id } = await newMember(shop));
});

async function statusOf(browser: Browser): Promise<number> {
  return (await browser.get(DASHBOARD)).status;
}

/** Changes rows of the organisation by hand, as only time or staff do. */
async function change(table: string, set: string): Promise<void> {
  await changeRows(shop.live, table, set);
}

describe("a session", () => {
  it("has a secret of its own, whatever the browser sent before", async () => {
    const browser = newBrowser();
    const planted = "a".repeat(43);
    browser.cookie = planted;
    await browser.post(`${DASHBOARD}/sign-in`, { email });
    const code = (await codeTo(email)) ?? "";
    await browser.post(`${DASHBOARD}/sign-in/code`, { email, code });
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
