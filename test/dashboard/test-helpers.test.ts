/** Test mode from the dashboard: an outage, the next step of a send, and an empty account. */
import { beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const TEST = "/dashboard/developers/test";

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
});

describe("the helpers of test mode", () => {
  it("play an outage of a network and of electricity, and end it", async () => {
    const action = `${TEST}/outage`;
    const play = async (network: string, state: string) => {
      const page = await pageAt(owner.browser, TEST);
      return await sendForm(owner.browser, action, fieldsOf(page, action, { network, state }));
    };
    const stateOf = async (id: string) =>
      (await shop.api.listNetworks()).body.data.find((one) => one.id === id)?.state;
    for (const network of ["econet", "power"]) {
      expect((await play(network, "down")).text).toContain("for your test mode alone");
      expect([network, await stateOf(network)]).toEqual([network, "down"]);
      await play(network, "up");
      expect([network, await stateOf(network)]).toEqual([network, "up"]);
    }
    const wrong = await play("power", "degraded");
    expect([wrong.status, wrong.document.querySelector("main [role=alert]") === null]).toEqual([
      400,
      false,
    ]);
  });

  it("play what happens next to a send, as far as a live one could go", async () => {
    const send = await sell(shop, { target: "0771234567" });
    const path = `/dashboard/sends/${send.id}`;
    const action = `${path}/advance`;
    const page = await pageAt(owner.browser, path);
    const done = await sendForm(owner.browser, action, fieldsOf(page, action, { to: "failed" }));
    expect(done.text).toContain("It was played.");
    const read = async () => (await shop.api.getSend({ path: { send_id: send.id } })).body.status;
    expect(await read()).toBe("failed_credited");
    const wrong = await sendForm(
      owner.browser,
      action,
      fieldsOf(done, action, { to: "delivered" }),
    );
    expect([wrong.status, await read()]).toEqual([409, "failed_credited"]);
  });

  it("empty test mode, after a question, and touch live mode in nothing", async () => {
    await sell(shop);
    const action = `${TEST}/reset`;
    const page = await pageAt(owner.browser, TEST);
    const done = await confirmForm(owner.browser, action, fieldsOf(page, action));
    expect(done.text).toContain("Test mode is empty.");
    expect((await shop.api.listSends()).body.data).toEqual([]);
    const live = await signedInMember(shop, { mode: "live" });
    const form_token = (await pageAt(live.browser, "/dashboard")).document
      .querySelector("[name=form_token]")
      ?.getAttribute("value");
    const fields = { ...fieldsOf(page, action), form_token: form_token ?? "", confirmed: "yes" };
    expect((await sendForm(live.browser, action, fields)).status).toBe(403);
  });
});

describe("the limits of an agent's key", () => {
  it("are changed by its form, its threshold and its list among them, with its use in view", async () => {
    const { id } = await given.key(shop, {
      kind: "ak",
      label: "Assistant",
      scopes: ["sends:write"],
    });
    const path = `/dashboard/developers/keys/${id}`;
    const page = await pageAt(owner.browser, path);
    expect(page.text).toContain("0.00 used today, 0.00 this month");
    const caps = { "spend_caps.USD.monthly": "90.00", "spend_caps.USD.daily": "9.00" };
    const values = {
      ...{ ...caps, label: "Assistant", "approval_threshold.USD": "3.00" },
      ...{ "approval_threshold.ZWG": "", "per_recipient_daily_cap.USD": "4.00" },
      ...{ "per_recipient_daily_cap.ZWG": "", allowed_ips: "10.0.0.0/8" },
      recipient_allowlist: "077 123 4567\r\n37140030000",
    };
    const done = await sendForm(owner.browser, path, fieldsOf(page, path, values));
    expect(done.text).toContain("90.00 left this month");
    const read = async () => (await shop.api.getKey({ path: { key_id: id } })).body;
    const changed = await read();
    expect(changed).toMatchObject({
      spend_caps: { USD: { per_send: null, daily: "9.00", monthly: "90.00" } },
      approval_threshold: { USD: "3.00" },
      per_recipient_daily_cap: { USD: "4.00", ZWG: null },
      recipient_allowlist: ["+263771234567", "37140030000"],
      allowed_ips: ["10.0.0.0/8"],
    });
    const wrong = { ...values, recipient_allowlist: "12" };
    const refused = await sendForm(owner.browser, path, fieldsOf(done, path, wrong));
    const area = refused.document.querySelector('[name="recipient_allowlist"]');
    expect([refused.status, area?.textContent]).toEqual([400, "12"]);
    expect(await read()).toEqual(changed);
    const cleared = { ...values, recipient_allowlist: "", allowed_ips: "" };
    await sendForm(owner.browser, path, fieldsOf(done, path, cleared));
    expect(await read()).toMatchObject({ recipient_allowlist: [], allowed_ips: [] });
  });

  it("have no threshold where the key is no agent's", async () => {
    const { id } = await given.key(shop);
    const page = await pageAt(owner.browser, `/dashboard/developers/keys/${id}`);
    expect(page.document.querySelector('[name="approval_threshold.USD"]')).toBe(null);
  });
});

describe.runIf(hasChromium())("both in a browser", () => {
  it("fit a phone and a screen, and break no rule of accessibility", async () => {
    const { id } = await given.key(shop, {
      kind: "ak",
      label: "Assistant",
      scopes: ["sends:write"],
    });
    const lookout = await openLookout(owner.browser);
    const wrong = [
      ...(await lookout.look(TEST, "test-page")),
      ...(await lookout.look(`/dashboard/developers/keys/${id}`, "agent-key")),
    ];
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
