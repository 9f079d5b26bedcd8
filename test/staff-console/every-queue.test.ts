/** One of each queue that the console's first page counts: it waits, and staff end it there. */
import { randomUUID } from "node:crypto";
import { keepAlarms } from "@svc/server/journal/alarms/index.ts";
import { raiseAlarm } from "@svc/server/platform/alarm.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { beforeEach, expect, it } from "vitest";
import { confirmedBy } from "../kit/act.ts";
import { submitted } from "../kit/applications.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { newAlarmLines } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { openLiveCheckout, sessionInReview } from "../kit/live-checkout.ts";
import { boundTo, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom } from "../kit/live-shop.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sendInReview } from "../kit/send-in-review.ts";
import { testServer } from "../kit/server.ts";
import { lookAt, STAFF, type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { awaitedTopup } from "../kit/topups.ts";

/** What waits, and how it is ended: by the form of a page, and what is written there. */
interface Waiting {
  /** Where the form stands; without it, in the list itself. */
  readonly page?: string;
  readonly action: string;
  readonly values?: Record<string, string>;
  readonly file?: string;
  /** Ends it in another way than by a form of its own. */
  readonly end?: () => Promise<unknown>;
  readonly tidy?: () => Promise<unknown>;
}

let staff: StaffBrowser;

beforeEach(async () => {
  staff = await signedInStaff();
});

/** A dispute of a send that cost so much. */
async function disputed(amount: string) {
  const shop = await given.organisation();
  const { id } = await opened(shop, (await endedSend(shop, { amount })).id);
  const page = `/disputes/${shop.account}/${id}`;
  return { id, page, action: `${page}/resolve` };
}

/** By the part of the console that lists them. */
const QUEUES: Readonly<Record<string, () => Promise<Waiting>>> = {
  async sends() {
    const [shop, supplier] = [await liveShop(), liveDouble("queued")];
    await sellFrom(boundTo(supplier));
    const page = `/sends/${shop.account}/${await sendInReview({ shop, supplier })}`;
    const values = { supplier_reference: "HR-7" };
    return { page, action: `${page}/decide?outcome=delivered`, values, tidy: forgetSupply };
  },
  async checkout() {
    const live = await openLiveCheckout();
    const { id } = await sessionInReview(live);
    newAlarmLines();
    const action = `/checkout/${live.shop.live.account}/${id}/review?action=credit`;
    return { action, tidy: live.close };
  },
  async disputes() {
    return { ...(await disputed("5.00")), values: { outcome: "rejected" } };
  },
  async topups() {
    const { reference } = await awaitedTopup(await given.organisation());
    const file = `line,amount,words\n${randomUUID()},1500.00,${reference} T MOYO\n`;
    return { action: "/topups/import", values: { currency: "USD" }, file };
  },
  async applications() {
    const shop = await given.organisation();
    const page = `/applications/${shop.account}/${(await submitted(shop)).id}`;
    return { page, action: `${page}/decide`, values: { verb: "decline" } };
  },
  async reconciliation() {
    const supplier = `queued-${randomUUID().slice(0, 8)}`;
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        insert into reconciliation_breaks (supplier, reference, day, kind, state, currency,
          theirs_minor, theirs_currency, found_at, changed_at)
        values (${supplier}, 'HR-1', '2026-11-25', 'theirs_only', 'open', 'USD', 500, 'USD',
          svc_now(), svc_now())`,
    );
    return { action: "/reconciliation/explain", values: { supplier, reference: "HR-1" } };
  },
  async alarms() {
    const object_id = `top_${randomUUID().slice(0, 8)}`;
    const { database } = await testServer();
    const silent = openLog({ level: "error", readable: false, write: () => {} });
    const kept = keepAlarms(silent, database);
    raiseAlarm(kept.log, "payment_reversed", { mode: "live", object_id });
    await kept.stop();
    const page = await pageAt(staff.browser, `${STAFF}/alarms`);
    const row = [...page.document.querySelectorAll("tr")].find((one) =>
      one.textContent.includes(object_id),
    );
    const action = row?.querySelector("form")?.getAttribute("action") ?? "";
    return { action: action.replace(STAFF, "") };
  },
  async proposals() {
    const { id, page, action } = await disputed("120.00");
    const values = { outcome: "goodwill_credit", amount: "110.00" };
    await endByForm({ page, action, values });
    const second = await signedInStaff();
    return { action, end: () => confirmedBy(second, id) };
  },
};

/** How many the first page says that wait, by the part that lists them. */
async function figures(): Promise<Readonly<Record<string, number>>> {
  const { document } = await pageAt(staff.browser, STAFF);
  return Object.fromEntries(
    [...document.querySelectorAll(".figures a")].map((one) => [
      one.getAttribute("href")?.replace(`${STAFF}/`, "") ?? "",
      Number(one.querySelector("b")?.textContent),
    ]),
  );
}

/** Sends the form as one of the staff who says why. */
async function endByForm({ page: at, action, values, file }: Waiting): Promise<string> {
  const to = `${STAFF}${action}`;
  const list = `${STAFF}/${action.split("/")[1]}`;
  const page =
    at === undefined ? await pageAt(staff.browser, list) : await lookAt(staff, `${STAFF}${at}`);
  const fields = fieldsOf(page, to, { reason: "We looked into it.", ...values });
  if (file === undefined) return (await sendForm(staff.browser, to, fields)).text;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("statement", new File([file], "statement.csv", { type: "text/csv" }));
  return await (await staff.browser.send(to, form)).text();
}

it("every queue of the first page is ended here", async () => {
  expect(Object.keys(await figures()).toSorted()).toEqual(Object.keys(QUEUES).toSorted());
});

it.each(Object.entries(QUEUES))(
  "what waits in %s is counted until it is ended",
  async (part, make) => {
    const before = (await figures())[part] ?? 0;
    const waiting = await make();
    expect((await figures())[part]).toBe(before + 1);
    await (waiting.end ?? (() => endByForm(waiting)))();
    expect((await figures())[part]).toBe(before);
    await waiting.tidy?.();
  },
);
