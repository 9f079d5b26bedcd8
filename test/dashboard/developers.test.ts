/** What developers find in the dashboard: keys, webhooks, logs, and the helpers of test mode. */
import { beforeEach, describe, expect, it } from "vitest";
import { deliver, drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const PAGE = "/dashboard/developers";
const KEYS = `${PAGE}/keys`;
const WEBHOOKS = `${PAGE}/webhooks`;
/** Nothing listens there. */
const URL_OF_NOBODY = "http://127.0.0.1:9/hook";

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

/** Makes a key by the form, and reads its secret where it is shown once. */
async function made(member: SignedInMember, values: Record<string, string>) {
  const fields = fieldsOf(await pageAt(member.browser, KEYS), KEYS, values);
  const page = await sendForm(member.browser, KEYS, fields);
  const secret = page.document.querySelector(".secret")?.textContent ?? null;
  const link = page.document.querySelector(`main a[href^="${KEYS}/key_"]`)?.getAttribute("href");
  return { page, secret, path: link ?? "" };
}

const TILL = { label: "Till 3", kind: "rk", scopes: "sends:write sends:read" };

describe("keys", () => {
  it("are made with a cap, their secret shown once, in the name of the person", async () => {
    const { secret, path } = await made(owner, { ...TILL, "spend_caps.USD.daily": "50.00" });
    expect(secret).toMatch(/^svc_rk_test_/);
    const page = await pageAt(owner.browser, path);
    expect(page.html).not.toContain(secret ?? "-");
    const { body } = await shop.api.getKey({ path: { key_id: path.split("/").at(-1) ?? "" } });
    expect(body).toMatchObject({
      label: "Till 3",
      created_by: owner.id,
      spend_caps: { USD: { daily: "50.00", per_send: null } },
    });
  });

  it("keep who accepted the terms with the first live one", async () => {
    const live = await signedInMember(shop, { mode: "live" });
    const { secret } = await made(live, { ...TILL, accept_terms: "true" });
    expect(secret).toMatch(/^svc_rk_/);
    const { body } = await shop.live.api.getAccount();
    expect(body.terms_accepted).toMatchObject({ version: "2026-11-01", by: live.id });
  });

  it("are limited, rolled and revoked", async () => {
    const { secret, path } = await made(owner, TILL);
    const key_id = path.split("/").at(-1) ?? "";
    const limits = { label: "Till 3", "spend_caps.USD.per_send": "5.00" };
    const fields = fieldsOf(await pageAt(owner.browser, path), path, limits);
    expect((await sendForm(owner.browser, path, fields)).text).toContain("Saved.");
    const page = await pageAt(owner.browser, path);
    const rolled = await confirmForm(owner.browser, `${path}/roll`, fieldsOf(page, `${path}/roll`));
    const next = rolled.document.querySelector(".secret")?.textContent;
    expect([next?.slice(0, 12), next === secret]).toEqual(["svc_rk_test_", false]);
    const revoke = `${path}/revoke`;
    const revoked = await confirmForm(owner.browser, revoke, fieldsOf(page, revoke));
    expect(revoked.text).toContain("The key is revoked.");
    const { body } = await shop.api.getKey({ path: { key_id } });
    expect(body).toMatchObject({
      status: "revoked",
      spend_caps: { USD: { per_send: "5.00", daily: null } },
    });
  });

  it("may do no more than whoever makes them", async () => {
    const developer = await signedInMember(shop, { role: "developer" });
    const wide = { ...TILL, scopes: "sends:write account:manage" };
    const { page, secret } = await made(developer, wide);
    expect([page.status, secret]).toEqual([403, null]);
    expect(page.text).toContain("is more than your role may do");
    expect((await made(developer, TILL)).secret).toMatch(/^svc_rk_test_/);
    const whole = await made(developer, { ...TILL, kind: "sk", scopes: "" });
    const key_id = whole.path.split("/").at(-1) ?? "";
    const { body } = await shop.api.getKey({ path: { key_id } });
    expect(body.scopes).toContain("sends:write");
    expect(body.scopes).not.toContain("account:manage");
    expect(body.scopes).not.toContain("tokens:read");
  });

  it("of another person are not rolled where they act in that person's role", async () => {
    const whole = { ...TILL, kind: "sk", scopes: "" };
    const { path } = await made(owner, whole);
    const admin = await signedInMember(shop, { role: "admin" });
    const roll = `${path}/roll`;
    const fields = fieldsOf(await pageAt(admin.browser, path), roll);
    const refused = await confirmForm(admin.browser, roll, fields);
    expect([refused.status, refused.document.querySelector(".secret")]).toEqual([403, null]);
  });
});

describe("webhooks", () => {
  it("are added, tested, seen to fail and sent again", async () => {
    const fields = fieldsOf(await pageAt(owner.browser, WEBHOOKS), WEBHOOKS, {
      url: URL_OF_NOBODY,
    });
    const added = await sendForm(owner.browser, WEBHOOKS, fields);
    expect(added.document.querySelector(".secret")?.textContent).toMatch(/^whsec_/);
    const { data } = (await shop.api.listWebhookEndpoints()).body;
    const path = `${WEBHOOKS}/${data[0]?.id}`;
    await sell(shop);
    await deliver(shop);
    const page = await pageAt(owner.browser, path);
    const link = page.document.querySelector(`a[href^="${PAGE}/deliveries/"]`);
    expect(link?.textContent).toBe("send.created");
    const delivery = link?.getAttribute("href") ?? "";
    const shown = await pageAt(owner.browser, delivery);
    expect(shown.text).toContain("send.created");
    const again = `${delivery}/redeliver`;
    const sent = await sendForm(owner.browser, again, fieldsOf(shown, again));
    expect(sent.text).toContain("It is on its way again.");
    const test = await sendForm(owner.browser, `${path}/test`, fieldsOf(page, `${path}/test`));
    expect(test.text).toContain("The test event is on its way.");
  });
});

describe("a webhook endpoint", () => {
  /** One that the API has made, its page, and what its form says. */
  async function endpoint() {
    const body = { url: URL_OF_NOBODY, enabled_events: ["send.*"] };
    const made = (await shop.api.createWebhookEndpoint({ body })).body;
    const path = `${WEBHOOKS}/${made.id}`;
    const values = { url: URL_OF_NOBODY, enabled_events: "send.*", status: "enabled" };
    const read = async () =>
      (await shop.api.getWebhookEndpoint({ path: { endpoint_id: made.id } })).body;
    return { made, path, values, read, page: await pageAt(owner.browser, path) };
  }

  it("is changed by its form, which says at the field what is wrong", async () => {
    const { path, values, read, page } = await endpoint();
    const change = {
      ...values,
      enabled_events: "send.delivered\n send.failed",
      status: "disabled",
    };
    const done = await sendForm(owner.browser, path, fieldsOf(page, path, change));
    expect(done.text).toContain("Saved.");
    const changed = { enabled_events: ["send.delivered", "send.failed"], status: "disabled" };
    expect(await read()).toMatchObject({ url: URL_OF_NOBODY, ...changed });
    const empty = fieldsOf(page, path, { ...values, enabled_events: " " });
    const refused = await sendForm(owner.browser, path, empty);
    const area = refused.document.querySelector('textarea[name="enabled_events"]');
    expect([refused.status, area?.getAttribute("aria-invalid")]).toEqual([400, "true"]);
    expect([...refused.document.querySelectorAll("main [role=alert]")]).toHaveLength(1);
    expect(await read()).toMatchObject(changed);
  });

  it("shows its next secret once, and the same one to whoever pressed twice", async () => {
    const { made, path, page } = await endpoint();
    const roll = `${path}/roll`;
    const fields = fieldsOf(await sendForm(owner.browser, roll, fieldsOf(page, roll)), roll);
    const rolled = await sendForm(owner.browser, roll, fields);
    const secret = rolled.document.querySelector(".secret")?.textContent ?? "";
    expect([secret.slice(0, 6), secret === made.secret]).toEqual(["whsec_", false]);
    const again = await sendForm(owner.browser, roll, fields);
    expect(again.document.querySelector(".secret")?.textContent).toBe(secret);
    expect((await pageAt(owner.browser, path)).html).not.toContain(secret);
  });

  it("is deleted, and is then in no list", async () => {
    const { path, page } = await endpoint();
    const action = `${path}/delete`;
    const gone = await confirmForm(owner.browser, action, fieldsOf(page, action));
    expect(gone.text).toContain("The endpoint is deleted.");
    expect((await shop.api.listWebhookEndpoints()).body.data).toEqual([]);
    expect((await owner.browser.get(path)).status).toBe(404);
  });

  it("is closed to a viewer, whatever is sent", async () => {
    const { path, page, values, read, made } = await endpoint();
    const viewer = await signedInMember(shop, { role: "viewer" });
    const home = await pageAt(viewer.browser, "/dashboard");
    const form_token = home.document.querySelector("[name=form_token]")?.getAttribute("value");
    for (const action of [path, `${path}/roll`, `${path}/delete`]) {
      const fields = { ...fieldsOf(page, action, values), form_token: form_token ?? "" };
      const refused = await sendForm(viewer.browser, action, fields);
      expect([action, refused.status, refused.text]).toEqual([
        action,
        403,
        expect.stringContaining("Your role does not permit this"),
      ]);
    }
    const { secret, ...kept } = made;
    expect([typeof secret, await read()]).toEqual(["string", expect.objectContaining(kept)]);
  });
});

describe("logs and helpers", () => {
  it("show what was asked, and what happened", async () => {
    await sell(shop);
    await drain(shop);
    const events = await pageAt(owner.browser, `${PAGE}/events?type=send.created`);
    const link = events.document.querySelector("tbody a")?.getAttribute("href") ?? "";
    expect((await pageAt(owner.browser, link)).html).toContain("send.created");
    const requests = await pageAt(owner.browser, `${PAGE}/requests`);
    expect(requests.status).toBe(200);
  });

  it("move the clock and add Credit in test mode, and do not exist in live mode", async () => {
    const test = `${PAGE}/test`;
    const page = await pageAt(owner.browser, test);
    const moved = await sendForm(
      owner.browser,
      `${test}/clock`,
      fieldsOf(page, `${test}/clock`, { seconds: "7200" }),
    );
    expect(moved.text).toContain("The clock was moved.");
    expect((await shop.api.getTestClock()).body.offset_seconds).toBeGreaterThanOrEqual(7_200);
    const before = Number((await shop.api.getCredit()).body.USD.available);
    const values = { amount: "10.00", currency: "USD" };
    const credited = await sendForm(
      owner.browser,
      `${test}/credit`,
      fieldsOf(page, `${test}/credit`, values),
    );
    expect(credited.text).toContain("The Credit was added.");
    expect(Number((await shop.api.getCredit()).body.USD.available)).toBe(before + 10);
    const live = await signedInMember(shop, { mode: "live" });
    expect((await live.browser.get(test)).status).toBe(403);
    expect((await pageAt(live.browser, PAGE)).html).not.toContain(`href="${test}"`);
  });
});
