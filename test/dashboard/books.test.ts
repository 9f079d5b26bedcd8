/** Statements, reports, exports and alerts in the dashboard. */
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { drain } from "../kit/drain.ts";
import { bringForward } from "../kit/exports.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm, settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const CREDIT = "/dashboard/credit";
const STATEMENTS = `${CREDIT}/statements`;
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September"],
  ...["October", "November", "December"],
];
const REPORTS = `${CREDIT}/reports`;
const EXPORTS = `${CREDIT}/exports`;
const ALERTS = `${CREDIT}/alerts`;
const WARM_BYTES_MAX = 12_000;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

/** Where a link of a page with this text leads. */
function linkOf(page: Awaited<ReturnType<typeof pageAt>>, text: string): string {
  const links = [...page.document.querySelectorAll("main a")];
  return links.find((one) => one.textContent === text)?.getAttribute("href") ?? "";
}

describe("a statement", () => {
  it("is read, and downloaded as both of its files", async () => {
    await sell(shop, { amount: "5.00", currency: "USD" });
    const page = await pageAt(owner.browser, STATEMENTS);
    const { body } = await shop.api.getStatement({ query: { currency: "USD" } });
    const [year = "", month = ""] = body.period.split("-");
    expect(page.text).toContain(`${MONTHS[Number(month) - 1]} ${year}, USD`);
    expect(page.text).toContain(`Sends USD ${body.sends.cost} (1)`);
    expect(page.text).toContain(`Closing balance USD ${body.closing}`);
    const csv = await owner.browser.get(linkOf(page, "Download as CSV"));
    expect(csv.headers.get("content-disposition")).toContain(`statement-${body.period}.csv`);
    expect(await csv.text()).toContain("-5.00");
    const pdf = await owner.browser.get(linkOf(page, "Download as PDF"));
    expect(await pdf.text()).toMatch(/^%PDF-/);
    const wrong = await pageAt(owner.browser, `${STATEMENTS}?period=soon`);
    expect([wrong.status, wrong.document.querySelector("[role=alert]") === null]).toEqual([
      400,
      false,
    ]);
    const file = await owner.browser.get(`${STATEMENTS}/csv?period=soon`);
    expect(file.headers.get("location")).toBe(`${STATEMENTS}?currency=USD&period=soon`);
  });
});

describe("a report", () => {
  it("is of this month where nothing else is asked for, with its totals", async () => {
    await sell(shop, { amount: "5.00", currency: "USD" });
    await sell(shop, { amount: "4.00", currency: "USD" });
    const page = await pageAt(owner.browser, `${REPORTS}?group_by=network`);
    const rows = [...page.document.querySelectorAll("#list tbody tr")].map((row) =>
      row.textContent.replaceAll(/\s+/g, " "),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^Econet.*9\.00/);
    expect(rows[1]).toMatch(/^Total.*9\.00/);
    const file = await owner.browser.get(linkOf(page, "Download as CSV"));
    expect([file.headers.get("content-type"), (await file.text()).includes("9.00")]).toEqual([
      "text/csv",
      true,
    ]);
  });

  it.each(["failures", "programs", "reconciliation"])("of %s is shown", async (report) => {
    await given.activeProgram(shop);
    await sell(shop, { amount: "4.00", target: "0771230002" });
    await settle(shop);
    const { status, document } = await pageAt(owner.browser, `${REPORTS}?report=${report}`);
    expect([status, [...document.querySelectorAll("tbody tr")].length > 1]).toEqual([200, true]);
  });

  it("is of spend where an address names none that there is", async () => {
    const page = await pageAt(owner.browser, `${REPORTS}?report=constructor`);
    const chosen = page.document.querySelector("[name=report] [selected]");
    expect([page.status, chosen?.getAttribute("value")]).toEqual([200, "spend"]);
  });

  it("says what is wrong with its period", async () => {
    const page = await pageAt(owner.browser, `${REPORTS}?from=2026-11-09&to=2026-11-01`);
    expect([page.status, page.document.querySelector("[role=alert]") === null]).toEqual([
      400,
      false,
    ]);
  });
});

describe("an export", () => {
  it("is made once, written in the background, and fetched", async () => {
    await sell(shop, { amount: "5.00", client_reference: "till-77" });
    const page = await pageAt(owner.browser, EXPORTS);
    const fields = fieldsOf(page, EXPORTS, { kind: "sends", format: "csv", from: "", to: "" });
    const made = await sendForm(owner.browser, EXPORTS, fields);
    await sendForm(owner.browser, EXPORTS, fields);
    expect(made.text).toContain("Being written");
    const { data } = (await shop.api.listExports()).body;
    expect(data).toHaveLength(1);
    await bringForward(data[0]?.id ?? "");
    await drain(shop);
    const done = await pageAt(owner.browser, made.location ?? "");
    expect(done.text).toContain("Ready");
    const file = await owner.browser.get(
      linkOf(done, "Download the file").replace(/^https?:\/\/[^/]+/, ""),
    );
    expect(await file.text()).toContain("till-77");
    expect((await pageAt(owner.browser, `${EXPORTS}?kind=events`)).text).toContain("nothing here");
  });

  it("includes the whole of its last day", async () => {
    const values = { kind: "sends", format: "csv", from: "2026-11-01", to: "2026-11-02" };
    const fields = fieldsOf(await pageAt(owner.browser, EXPORTS), EXPORTS, values);
    expect((await sendForm(owner.browser, EXPORTS, fields)).text).toContain("To 2 Nov");
    const { data } = (await shop.api.listExports()).body;
    expect((data[0]?.to ?? 0) - (data[0]?.from ?? 0)).toBe(2 * 86_400);
    const wrong = await sendForm(owner.browser, EXPORTS, { ...fields, form_key: "", to: "soon" });
    expect(wrong.document.querySelector("[name=to]")?.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("alerts and what is set aside", () => {
  it("are changed by owners and admins alone", async () => {
    const values = {
      ...{ "low_balance.USD": "50.00", "low_balance.ZWG": "" },
      ...{ shortfall_days: "5", channels: "email" },
    };
    const fields = fieldsOf(await pageAt(owner.browser, ALERTS), ALERTS, values);
    const saved = await sendForm(owner.browser, ALERTS, fields);
    expect(saved.text).toContain("Saved.");
    expect((await shop.api.getCreditAlerts()).body).toMatchObject({
      low_balance: { USD: "50.00", ZWG: null },
      ...{ shortfall_projection: false, shortfall_days: 5, channels: ["email"] },
    });
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, ALERTS);
    expect([...seen.document.querySelectorAll("main form")]).toEqual([]);
    expect(seen.text).toContain("50.00");
    const form_token =
      seen.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    const sent = await sendForm(viewer.browser, ALERTS, { ...values, form_token });
    expect(sent.status).toBe(403);
  });

  it("leads from what is set aside to what it is for", async () => {
    const program = await given.program(shop, { funding: "reserve" });
    await shop.api.activateProgram({ path: { program_id: program.id } });
    const list = await pageAt(owner.browser, `${CREDIT}/reserved`);
    expect(list.html).toContain(`/dashboard/rewards/programs/${program.id}`);
    const link = list.document.querySelector(`a[href^="${CREDIT}/reserved/"]`);
    const one = await pageAt(owner.browser, link?.getAttribute("href") ?? "");
    expect(one.text).toContain("Active");
  });
});

describe("the pages about Credit", () => {
  it("weigh little, and break no rule of accessibility", async () => {
    await sell(shop);
    for (const path of [STATEMENTS, REPORTS, EXPORTS, `${CREDIT}/reserved`, ALERTS]) {
      const { html } = await pageAt(owner.browser, path);
      expect([path, await findingsIn(html, `http://127.0.0.1${path}`)]).toEqual([path, []]);
      const weight = brotliCompressSync(html).length;
      expect([path, weight]).toEqual([path, Math.min(weight, WARM_BYTES_MAX)]);
    }
  });
});
