/** Settings, blocklist and history in the dashboard. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const TEAM = "/dashboard/team";
const SETTINGS = `${TEAM}/settings`;
const BLOCKLIST = `${TEAM}/blocklist`;
const HISTORY = `${TEAM}/history`;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
});

const VALUES = {
  ...{ section: "organisation", name: "Mbare Tuck Shop", statement_descriptor: "MBARE" },
  ...{ contact_email: "shop@tuckshop.example", support_phone: "0771234567" },
};

/** Sends the form of one section as it stands, with other values. */
async function save({ browser }: SignedInMember, values: Record<string, string>) {
  const fields = fieldsOf(await pageAt(browser, SETTINGS), SETTINGS, values);
  return await sendForm(browser, SETTINGS, fields);
}

describe("settings", () => {
  it("are saved section by section, and cleared where a field is empty", async () => {
    const thresholds = { USD: "batch_approval_threshold.USD", ZWG: "batch_approval_threshold.ZWG" };
    const sections: Record<string, string>[] = [
      VALUES,
      { section: "batches", [thresholds.USD]: "1500.00", [thresholds.ZWG]: "" },
      {
        ...{ section: "duplicates", "prevent_duplicates.enabled": "true" },
        "prevent_duplicates.window_seconds": "120",
      },
      { section: "payday", "payday.day_of_month": "25" },
    ];
    for (const values of sections) {
      expect((await save(owner, values)).text).toContain("Saved.");
    }
    const { body } = await shop.api.getAccount();
    expect(body).toMatchObject({
      ...{ statement_descriptor: "MBARE", support_phone: "+263771234567" },
      batch_approval_threshold: { USD: "1500.00", ZWG: null },
      prevent_duplicates: { enabled: true, window_seconds: 120 },
      ...{ payday: { day_of_month: 25 }, agent_live_enabled: false },
    });
    await save(owner, { ...VALUES, support_phone: "" });
    await save(owner, { section: "duplicates", "prevent_duplicates.window_seconds": "120" });
    await save(owner, { section: "payday", "payday.day_of_month": "" });
    expect((await shop.api.getAccount()).body).toMatchObject({
      ...{ support_phone: null, payday: { day_of_month: null } },
      prevent_duplicates: { enabled: false, window_seconds: null },
      batch_approval_threshold: { USD: "1500.00" },
    });
  });

  it("let agents sell in live mode, if a person says so", async () => {
    const live = await signedInMember(shop, { mode: "live" });
    const saved = await save(live, { section: "agents", agent_live_enabled: "true" });
    expect(saved.text).toContain("Saved.");
    expect((await shop.live.api.getAccount()).body.agent_live_enabled).toBe(true);
    await save(live, { section: "agents" });
    expect((await shop.live.api.getAccount()).body.agent_live_enabled).toBe(false);
  });

  it("say at the field what is wrong, and keep what was written", async () => {
    const wrong = await save(owner, { ...VALUES, contact_email: "nobody" });
    const field = wrong.document.querySelector("[name=contact_email]");
    expect([
      wrong.status,
      field?.getAttribute("aria-invalid"),
      field?.getAttribute("value"),
    ]).toEqual([400, "true", "nobody"]);
    expect([...wrong.document.querySelectorAll("[role=alert]")]).toHaveLength(1);
  });

  it("are read alone by developers and viewers", async () => {
    for (const role of ["developer", "viewer"] as const) {
      const { browser } = await signedInMember(shop, { role });
      const page = await pageAt(browser, SETTINGS);
      expect([role, page.status, [...page.document.querySelectorAll("main form")]]).toEqual([
        role,
        200,
        [],
      ]);
      const form_token =
        page.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
      const sent = await sendForm(browser, SETTINGS, { ...VALUES, name: "Mine", form_token });
      expect([role, sent.status]).toEqual([role, 403]);
    }
    expect((await shop.api.getAccount()).body.name).toBe("Mbare Tuck Shop");
  });
});

describe("the blocklist", () => {
  it("says nothing of what an address only claims was done", async () => {
    const page = await pageAt(owner.browser, `${BLOCKLIST}?did=constructor`);
    expect([page.status, page.document.querySelector("[role=status]")]).toEqual([200, null]);
  });

  it("keeps sales from a number until it is unblocked", async () => {
    const values = { target: "0771234567", reason: "Stolen" };
    const fields = fieldsOf(await pageAt(owner.browser, BLOCKLIST), BLOCKLIST, values);
    const blocked = await sendForm(owner.browser, BLOCKLIST, fields);
    expect(blocked.text).toContain("077 123 4567");
    const sale = { target: "0771234567", amount: "1.00", currency: "USD" };
    expect((await shop.api.createSend({ body: sale })).error?.code).toBe("target_blocked");
    const link = blocked.document.querySelector(`a[href^="${BLOCKLIST}/blk_"]`);
    const path = link?.getAttribute("href") ?? "";
    const page = await pageAt(owner.browser, path);
    expect(page.text).toContain("Why Stolen");
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, path);
    expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
    const unblock = `${path}/unblock`;
    const free = await confirmForm(owner.browser, unblock, fieldsOf(page, unblock));
    expect(free.text).toContain("It is no longer blocked.");
    expect(await sell(shop, { target: "0771234567" })).toMatchObject({ object: "send" });
  });
});

describe("the history", () => {
  it("says who changed what, to owners and admins", async () => {
    const fields = fieldsOf(await pageAt(owner.browser, SETTINGS), SETTINGS, VALUES);
    await sendForm(owner.browser, SETTINGS, fields);
    const { text } = await pageAt(owner.browser, HISTORY);
    expect(text).toContain("account.updated");
    expect(text).toContain("statement_descriptor");
    expect((await pageAt(owner.browser, `${HISTORY}?action=key.made`)).text).toContain(
      "There is nothing here yet.",
    );
    const viewer = await signedInMember(shop, { role: "viewer" });
    expect((await viewer.browser.get(HISTORY)).status).toBe(403);
  });
});

it("these pages break no rule of accessibility", async () => {
  for (const path of [SETTINGS, BLOCKLIST, HISTORY]) {
    const { html } = await pageAt(owner.browser, path);
    expect([path, await findingsIn(html, `http://127.0.0.1${path}`)]).toEqual([path, []]);
  }
});
