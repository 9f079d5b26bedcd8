/** Sends that their network does not explain, as staff decide them. */
import { randomUUID } from "node:crypto";
import { wall } from "@svc/server/platform/time/clock.ts";
import { reconcileDay } from "@svc/server/reporting/reconciliation/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { confirmedBy } from "../kit/act.ts";
import { decide } from "../kit/decide.ts";
import { drain } from "../kit/drain.ts";
import { given, type Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";
import { sendInReview } from "../kit/send-in-review.ts";
import { testServer } from "../kit/server.ts";
import { lookAt, type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const QUEUE = "/staff/sends";

let shop: Shop;
let supplier: LiveDouble;
let staff: StaffBrowser;

beforeEach(async () => {
  shop = await liveShop();
  supplier = liveDouble("staffed");
  await sellFrom(boundTo(supplier));
  staff = await signedInStaff();
});

afterEach(async () => {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  await forgetSupply();
});

const reviewed = (fields?: object) => sendInReview({ shop, supplier }, fields);

async function balance(): Promise<string> {
  return (await shop.api.getCredit()).body.USD.available;
}

/** What has left a supplier's float by the ledger, and by what is counted of its wallets. */
async function drawnFrom({ supplier: { name } }: LiveDouble) {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ booked: number; counted: number }[]>`select
      (select coalesce(sum(amount_minor), 0)::integer from ledger_entries
        where book = ${`house:float:${name}`} and account_id = ${shop.account_id}) as booked,
      (select coalesce(sum(amount_minor), 0)::integer from supplier_float_sales
        where supplier = ${name}) as counted`,
  );
  return row;
}

/** Today with a supplier, compared. */
async function reconciled(double: LiveDouble) {
  const { database, log } = await testServer();
  const [bound] = boundTo(double).live;
  if (bound === undefined) throw new Error("The supplier is not bound.");
  const signal = AbortSignal.timeout(60_000);
  return await reconcileDay({ database, log, supplier: bound }, { at: wall(), signal });
}

describe("a send in review", () => {
  it("is listed without its number, and shows its evidence to whoever says why", async () => {
    const id = await reviewed();
    const list = await pageAt(staff.browser, QUEUE);
    expect(list.text).toContain(id);
    expect(list.html).not.toContain("771234567");
    const path = `${QUEUE}/${shop.account}/${id}`;
    expect((await pageAt(staff.browser, path)).html).not.toContain("771234567");
    const page = await lookAt(staff, path);
    expect(page.text).toContain("+263771234567");
    expect(page.text).toContain("a delivery that does not match the sale");
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "staff.looked", actor_type: "staff", object_id: id },
      note: `${staff.name}: The customer called.`,
    });
    const other = await signedInStaff();
    expect((await pageAt(other.browser, path)).html).not.toContain("771234567");
  });

  it("is settled once as not delivered, however often the form is sent", async () => {
    const id = await reviewed();
    const path = `${QUEUE}/${shop.account}/${id}`;
    const action = `${path}/decide?outcome=not_delivered`;
    const reason = "The supplier has no such sale.";
    const page = await lookAt(staff, path);
    const fields = fieldsOf(page, action, { reason });
    const both = await Promise.all([1, 2].map(() => staff.browser.post(action, fields)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const again = await sendForm(staff.browser, action, fieldsOf(page, action, { reason }));
    expect([again.status, again.text.includes("Nothing was done")]).toEqual([409, true]);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({
      ...{ status: "failed_credited", failure_code: "not_delivered_by_review" },
    });
    expect(await balance()).toBe("1000.00");
    expect((await pageAt(staff.browser, QUEUE)).text).not.toContain(id);
    const entries = await shop.probe.rows("audit_entries");
    expect(entries.filter((row) => row.action === "send.not_delivered")).toMatchObject([
      { object_id: id, note: `${staff.name}: ${reason}` },
    ]);
  });

  it("gives much Credit back when a second person confirms it, and not before", async () => {
    const id = await reviewed({ amount: "120.00" });
    const path = `${QUEUE}/${shop.account}/${id}`;
    const action = `${path}/decide?outcome=not_delivered`;
    const page = await lookAt(staff, path);
    expect(page.text).toContain("a second person confirms it");
    const proposed = fieldsOf(page, action, { reason: "The supplier has no such sale." });
    expect((await staff.browser.post(action, proposed)).status).toBe(303);
    expect(await statusOf(shop, id)).toBe("requires_review");
    expect(await balance()).toBe("880.00");
    await expect(confirmedBy(staff, id)).rejects.toThrow("can be ended so");
    const second = await signedInStaff();
    const { text } = await pageAt(second.browser, "/staff/proposals");
    expect(text).toContain("Outcome Not delivered Cost USD 120.00");
    expect((await confirmedBy(second, id)).text).toContain("Done.");
    expect(await statusOf(shop, id)).toBe("failed_credited");
    expect(await balance()).toBe("1000.00");
    const [entry] = (await shop.probe.rows("audit_entries")).slice(-1);
    expect(entry?.note).toContain(`${staff.name} and ${second.name}`);
  });

  it("is settled as delivered with the supplier's reference, and stays charged", async () => {
    const id = await reviewed();
    const path = `${QUEUE}/${shop.account}/${id}`;
    const action = `${path}/decide?outcome=delivered`;
    const page = await lookAt(staff, path);
    const bare = await sendForm(staff.browser, action, fieldsOf(page, action, { reason: "Seen." }));
    expect(bare.text).toContain("A delivery has a reference of its supplier.");
    const said = { reason: "Seen at the supplier.", supplier_reference: "HR-7" };
    expect((await sendForm(staff.browser, action, fieldsOf(page, action, said))).text).toContain(
      "Done.",
    );
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({ status: "delivered", provider_reference: "HR-7" });
    expect(await balance()).toBe("995.00");
  });

  it("that is decided as delivered has drawn its supplier's float, and is reconciled", async () => {
    supplier = liveDouble(`staffed-${randomUUID()}`);
    await sellFrom(boundTo(supplier));
    const id = await reviewed();
    expect(await drawnFrom(supplier)).toEqual({ booked: 0, counted: 0 });
    const path = `${QUEUE}/${shop.account}/${id}`;
    const action = `${path}/decide?outcome=delivered`;
    const said = { reason: "Seen at the supplier.", supplier_reference: "HR-8" };
    await sendForm(staff.browser, action, fieldsOf(await lookAt(staff, path), action, said));
    expect(await drawnFrom(supplier)).toEqual({ booked: -5_00, counted: 5_00 });
    const postings = await shop.probe.rows("ledger_postings");
    const books = postings.map(({ from_book }) => String(from_book));
    expect(books).not.toContain("house:float:staff");
    supplier.query = (order) => plays.delivers(order).says;
    expect(await reconciled(supplier)).toMatchObject({ matched: 1, breaks: [] });
  });

  it("is for staff alone, and not before its network has had an hour", async () => {
    const id = await reviewed();
    const path = `${QUEUE}/${shop.account}/${id}`;
    await refusesStrangers([QUEUE, path], [`${path}/look`, `${path}/decide?outcome=not_delivered`]);
    const action = `${path}/decide?outcome=not_delivered`;
    const fields = fieldsOf(await lookAt(staff, path), action, { reason: "Seen." });
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update sends set status = 'unknown', status_at = svc_now() - interval '50 minutes'
        where account_id = ${shop.account_id}`,
    );
    const early = await sendForm(staff.browser, action, fields);
    expect(early.text).toContain("The send is unknown: its network explains it");
    await database.record(
      ({ sql }) => sql`
        update sends set status_at = svc_now() - interval '61 minutes'
        where account_id = ${shop.account_id}`,
    );
    expect((await pageAt(staff.browser, QUEUE)).text).toContain(id);
    expect((await sendForm(staff.browser, action, fields)).text).toContain("Done.");
  });
});

describe("a send that has failed", () => {
  beforeEach(async () => {
    supplier = liveDouble(`staffed-${randomUUID()}`);
    await sellFrom(boundTo(supplier));
  });

  it("and was delivered after all is a loss of the house, whatever its retry has done", async () => {
    supplier.plays = [(order) => ({ ...plays.refuses(), vends: order.amount_minor === 5_00n })];
    const { id } = await sell(shop);
    await drain(shop, { suppliers: boundTo(supplier) });
    expect(await statusOf(shop, id)).toBe("failed_credited");
    Object.assign(supplier, { plays: [plays.delivers], query: () => ({ kind: "not_found" }) });
    const server = await liveServer(boundTo(supplier));
    const parts = { path: { send_id: id } };
    const { body: retry } = await server.call<{ id: string }>(shop, "retrySend", parts);
    await server.close();
    await drain(shop, { suppliers: boundTo(supplier) });
    expect(await statusOf(shop, retry.id)).toBe("delivered");
    supplier.query = (order) => plays.delivers(order).says;
    expect((await reconciled(supplier)).breaks).toMatchObject([{ kind: "late" }]);
    const path = `${QUEUE}/${shop.account}/${id}`;
    const page = await lookAt(staff, path);
    expect(page.text).not.toContain("It was not delivered");
    const form = `${path}/decide?outcome=delivered`;
    const post = (outcome: string, said: Record<string, string>) => {
      const fields = { ...fieldsOf(page, form, said), form_key: outcome };
      return sendForm(staff.browser, `${path}/decide?outcome=${outcome}`, fields);
    };
    const reason = "Seen at the supplier.";
    expect((await post("not_delivered", { reason })).text).toContain("The send is failed_credited");
    const late = await post("delivered", { reason, supplier_reference: "HR-9" });
    expect(late.text).toContain("Done.");
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({
      ...{ status: "delivered", provider_reference: "HR-9", credit_returned: true },
      late_delivered_at: expect.any(Number),
    });
    expect(await statusOf(shop, retry.id)).toBe("delivered");
    expect(await balance()).toBe("995.00");
    expect(await drawnFrom(supplier)).toEqual({ booked: -10_00, counted: 10_00 });
    expect(await reconciled(supplier)).toMatchObject({ matched: 2, breaks: [] });
  });

  it("and was never handed over was delivered by no supplier", async () => {
    const test = await given.organisation();
    const { id } = await sell(test);
    await test.api.advanceTestSend({ path: { send_id: id }, body: { to: "failed" } });
    expect(await decide(test, id, "delivered")).toContain("The send is failed_credited");
    expect(await statusOf(test, id)).toBe("failed_credited");
  });
});
