/** Schedules in the dashboard: made by a form, with a calendar whose days can be changed. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, type ReadPage, sendForm } from "../kit/pages.ts";

const SCHEDULES = "/dashboard/schedules";

let shop: Organisation;
let owner: SignedInMember;
let made: ReadPage & { readonly location: string | null };
let path: string;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
  const page = await pageAt(owner.browser, `${SCHEDULES}/new`);
  const values = {
    ...{ name: "Airtime of drivers", cadence: "daily", time: "08:15", amount: "5.00" },
    ...{ currency: "USD", phones: "0771234567\n0712345678", on_insufficient: "skip" },
  };
  made = await sendForm(owner.browser, SCHEDULES, fieldsOf(page, SCHEDULES, values));
  path = made.location?.split("?")[0] ?? "";
});

async function days() {
  const schedule_id = path.split("/").at(-1) ?? "";
  return (await shop.api.listScheduleOccurrences({ path: { schedule_id } })).body.data.toReversed();
}

/** Sends the form of a change of the third day that is to come. */
async function change(name: string, values: Record<string, string> = {}) {
  const date = (await days())[3]?.original_date ?? "";
  const day = `${path}/days/${date}`;
  const action = `${day}/${name}`;
  const fields = fieldsOf(await pageAt(owner.browser, day), action, values);
  return { date, page: await sendForm(owner.browser, action, fields) };
}

describe("a schedule in the dashboard", () => {
  it("is made by a form, names its maker, and shows its days as a calendar", async () => {
    expect(made.text).toContain("The schedule is made.");
    expect(made.text).toContain("Every day, 08:15");
    const { data } = (await shop.api.listSchedules()).body;
    expect(data).toMatchObject([
      { name: "Airtime of drivers", recipient_count: 2, created_by: { id: owner.id } },
    ]);
    expect([...made.document.querySelectorAll(".calendar .marked")].length).toBeGreaterThan(50);
    const listed = await pageAt(owner.browser, SCHEDULES);
    expect(listed.text).toContain("Airtime of drivers");
  });

  it("has days that are skipped, moved, given an amount, combined and set back", async () => {
    const skipped = await change("skip");
    expect(skipped.page.text).toContain("The day is skipped.");
    expect((await days())[3]?.status).toBe("skipped");
    expect((await change("reset")).page.text).toContain("The day is as the schedule says.");
    const amount = await change("amount", { amount_override: "7.50", note: "Bonus" });
    expect(amount.page.text).toContain("Bonus");
    expect((await days())[3]).toMatchObject({ amount_override: "7.50", note: "Bonus" });
    await change("reset");
    const into = (await days())[5]?.date ?? "";
    expect((await change("combine", { into })).page.text).toContain("The days are combined.");
    await change("reset");
    const refused = await change("move", { to: "2020-01-01" });
    expect(refused.page.status).toBeGreaterThanOrEqual(400);
    expect(refused.page.document.querySelector("[role=alert]")).not.toBe(null);
  });

  it("runs at once, after one has seen what it sells", async () => {
    const run = `${path}/run`;
    const preview = await pageAt(owner.browser, run);
    expect(preview.text).toContain("2 of 2 can be sold");
    const fields = fieldsOf(preview, run);
    const done = await sendForm(owner.browser, run, fields);
    await sendForm(owner.browser, run, fields);
    expect(done.text).toContain("The batch is made.");
    expect((await shop.api.listBatches()).body.data).toHaveLength(1);
  });

  it("is paused and deleted, and only read by viewers", async () => {
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, path);
    expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
    const values = { name: "Drivers", time: "09:00", amount: "5.00", on_insufficient: "skip" };
    const paused = await sendForm(owner.browser, path, fieldsOf(made, path, values));
    expect(paused.text).toContain("Paused");
    const remove = `${path}/delete`;
    const gone = await confirmForm(owner.browser, remove, fieldsOf(paused, remove));
    expect(gone.text).toContain("The schedule is deleted.");
    expect((await shop.api.listSchedules()).body.data).toEqual([]);
  });

  it("says in the language of its reader why it is not run twice a day", async () => {
    owner.browser.language_cookie = "nd";
    const action = `${path}/run`;
    const run = async () =>
      await sendForm(owner.browser, action, fieldsOf(await pageAt(owner.browser, action), action));
    expect((await run()).status).toBe(200);
    const twice = await run();
    const said = twice.document.querySelector("main [role=alert]")?.textContent ?? "";
    expect([twice.status, said]).toEqual([409, expect.stringContaining("Isenziwe lamuhla.")]);
  });

  it("breaks no rule of accessibility", async () => {
    const day = `${path}/days/${(await days())[3]?.date}`;
    for (const at of [day, SCHEDULES, `${SCHEDULES}/new`, path, `${path}/run`]) {
      const { html } = await pageAt(owner.browser, at);
      expect([at, await findingsIn(html, `http://127.0.0.1${at}`)]).toEqual([at, []]);
    }
  });
});
