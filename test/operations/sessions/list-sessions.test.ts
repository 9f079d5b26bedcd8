import { beforeEach, describe, expect, it } from "vitest";
import { formTokenIn, newBrowser, signedIn } from "../../kit/dashboard.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { memberApi, signedInMember } from "../../kit/members.ts";
import { change } from "../../queues/poison.ts";
import { FIREFOX } from "./browsers.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("GET /sessions", () => {
  it("lists where the person is signed in, with the device and the address of each", async () => {
    const { api, email } = await signedInMember(shop, { role: "viewer", mode: "live" });
    await signedIn(email, newBrowser("2c0f:f5c0:1::77"), FIREFOX);
    const { status, body } = await api.listSessions();
    expect([status, body.has_more, body.next_cursor]).toEqual([200, false, null]);
    expect(body.data).toHaveLength(2);
    const other = body.data.find(({ current }) => !current);
    expect(other).toMatchObject({
      ...{ object: "session", livemode: true, device: "Firefox on Windows" },
      address: "2c0f:f5c0:1:0::/64",
    });
    expect((other?.expires_at ?? 0) - (other?.created ?? 0)).toBe(7 * 86_400);
    expect(body.data.filter(({ current }) => current)).toMatchObject([{ device: null }]);
  });

  it("is the same session after another mode is chosen", async () => {
    const { api, browser } = await signedInMember(shop, { mode: "live" });
    const [before] = (await api.listSessions()).body.data;
    const form_token = await formTokenIn(browser);
    await browser.post("/dashboard/mode", { form_token, mode: "test" });
    const again = memberApi(browser, shop.key.secret);
    const [after] = (await again.listSessions()).body.data;
    const { id, created, expires_at, device, address } = before ?? {};
    const goes_on = { id, created, expires_at, device, address };
    expect(after).toMatchObject({ ...goes_on, livemode: false, current: true });
  });

  it("shows those in other organisations of the person, and of no other one", async () => {
    const { api, email } = await signedInMember(shop);
    await signedInMember(shop, { role: "admin" });
    const elsewhere = await given.organisation();
    const other = await signedInMember(elsewhere, { mode: "live" });
    expect((await api.listSessions()).body.data).toHaveLength(1);
    await change(elsewhere.live, "members", `email = '${email}'`);
    expect((await api.listSessions()).body.data).toHaveLength(2);
    expect((await other.api.listSessions()).body.data).toHaveLength(2);
  });

  it("leaves out sessions that are over", async () => {
    const { api, email } = await signedInMember(shop);
    await signedIn(email, newBrowser(), FIREFOX);
    expect((await api.listSessions()).body.data).toHaveLength(2);
    const unused =
      "seen_at = case device when 'Firefox on Windows' then seen_at - interval '13 h' ";
    await change(shop.live, "sessions", `${unused} else seen_at end`);
    expect((await api.listSessions()).body.data).toMatchObject([{ current: true }]);
  });
});
