/** Paid checkouts in review, as staff end them in the console. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { confirmedBy, sendTwice } from "../kit/act.ts";
import type { Browser } from "../kit/dashboard.ts";
import { newAlarmLines } from "../kit/drain.ts";
import { checkLedger } from "../kit/invariants.ts";
import { type LiveCheckout, openLiveCheckout, sessionInReview } from "../kit/live-checkout.ts";
import { plays } from "../kit/live-double.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const QUEUE = "/staff/checkout";

let live: LiveCheckout;
let staff: StaffBrowser;

beforeEach(async () => {
  live = await openLiveCheckout();
  staff = await signedInStaff();
});

afterEach(async () => {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
  newAlarmLines();
  await live.close();
});

/** The same of the staff, at the program that can ask the supplier. */
function besideSupplier({ browser }: StaffBrowser): Browser {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { cookie: `svc_staff=${browser.cookie}` };
    return await fetch(`${live.url}${path}`, { headers, redirect: "manual", ...init });
  };
  return {
    ...browser,
    get: (path) => ask(path),
    post: (path, fields) => ask(path, { method: "POST", body: new URLSearchParams(fields) }),
  };
}

describe("a paid checkout in the console", () => {
  it("becomes Credit once, when its send has failed", async () => {
    const session = await sessionInReview(live);
    const { id } = session;
    const action = `${QUEUE}/${live.shop.live.account}/${id}/review?action=credit`;
    await refusesStrangers([QUEUE], [action]);
    const page = await pageAt(staff.browser, QUEUE);
    expect(page.text).toContain("USD 5.18 of 5.18");
    const values = { reason: "The line is barred." };
    const { first, second } = await sendTwice(staff, { page, action, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    expect(second.text).toContain(`${id} is credited, and not in review.`);
    expect((await live.now(session)).status).toBe("credited");
    expect((await live.shop.live.api.getCredit()).body.USD.available).toBe("5.00");
    expect(await live.held()).toBe("0");
    expect((await pageAt(staff.browser, QUEUE)).text).not.toContain(id);
    expect((await live.shop.live.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "checkout_session.credited", note: `${staff.name}: The line is barred.` },
    });
  });

  it("is not sold again by a form that comes once more after the network has refused", async () => {
    const session = await sessionInReview(live);
    const action = `${QUEUE}/${live.shop.live.account}/${session.id}/review?action=resend`;
    const browser = besideSupplier(staff);
    const page = await pageAt(browser, QUEUE);
    const fields = fieldsOf(page, action, { reason: "The line is free again." });
    expect((await sendForm(browser, action, fields)).text).toContain("Done.");
    await live.dispatch();
    expect((await live.now(session)).status).toBe("in_review");
    const again = await sendForm(browser, action, fields);
    expect([again.status, again.text.includes("This form was sent before")]).toEqual([409, true]);
    expect((await live.now(session)).status).toBe("in_review");
    expect(await live.shop.live.probe.rows("sends")).toHaveLength(2);
  });

  it("is decided by one of two forms that come at once, and what was done is kept once", async () => {
    const session = await sessionInReview(live);
    const action = `${QUEUE}/${live.shop.live.account}/${session.id}/review?action=credit`;
    const page = await pageAt(staff.browser, QUEUE);
    const fields = fieldsOf(page, action, { reason: "The line is barred." });
    const sent = await Promise.all([1, 2].map(() => sendForm(staff.browser, action, fields)));
    const [done, told] = sent.toSorted((one, other) => one.status - other.status);
    expect(done?.text).toContain("Done.");
    expect(told?.text).toContain(`${session.id} is credited, and not in review.`);
    const { database } = await testServer();
    const kept = await database.read(
      ({ sql }) => sql`
      select action from staff_actions where object_id = ${session.id}`,
    );
    expect(kept.map(({ action: written }) => written)).toEqual(["checkout.credit"]);
  });

  it.each([
    ["less than was asked for", { amount: "1.00" }],
    ["what went back since", {}],
  ] as const)("is Credit for %s only when two people say so", async (which, how) => {
    live.supplier.plays = [plays.refuses];
    const session = await live.open();
    await live.page(session, { way: "card" });
    const reference = (await live.payments()).at(-1)?.reference ?? "";
    await live.fake.payAndTell(reference, how);
    await live.look();
    await live.dispatch();
    if (which === "what went back since") {
      await live.fake.payAndTell(reference, { status: "Refunded" });
      await live.look();
    }
    const { id } = session;
    const path = `${QUEUE}/${live.shop.live.account}/${id}/review`;
    const page = await pageAt(staff.browser, QUEUE);
    expect(page.text).toContain("A second person confirms");
    expect(page.html).not.toContain(`${id}/review?action=resend`);
    const values = { reason: "Settled with the shop." };
    const { first } = await sendTwice(staff, { page, action: `${path}?action=credit`, values });
    expect(first.text).toContain("It waits for a second person");
    expect((await live.now(session)).status).toBe("in_review");
    const fields = fieldsOf(page, `${path}?action=credit`, { ...values, form_key: "other" });
    const sold = await sendForm(staff.browser, `${path}?action=resend`, fields);
    expect([sold.status, sold.text.includes("two people decide")]).toEqual([409, true]);
    await expect(confirmedBy(staff, id)).rejects.toThrow("can be ended so");
    expect((await confirmedBy(await signedInStaff(), id)).text).toContain("Done.");
    expect((await live.now(session)).status).toBe("credited");
  });

  it("is not Credit for two people of whom the second decides about another payment", async () => {
    const { session, reference } = await proposedShort();
    const second = await signedInStaff();
    const shown = await pageAt(second.browser, "/staff/proposals");
    for (const part of [
      "Moyo & Sons",
      "Credit USD 5.00 Received USD 1.00 Of a total of USD 5.18",
      "Reversed or disputed No",
    ]) {
      expect(shown.text).toContain(part);
    }
    await live.fake.payAndTell(reference, { status: "Refunded" });
    await live.look();
    const refused = await confirmedBy(second, session.id);
    expect([refused.status, refused.text.includes("What was paid has changed")]).toEqual([
      409,
      true,
    ]);
    expect((await live.now(session)).status).toBe("in_review");
    expect((await live.shop.live.api.getCredit()).body.USD.available).toBe("0.00");
    await confirmedBy(staff, session.id, "reject");
    await proposedAgain(session.id);
    expect((await pageAt(second.browser, "/staff/proposals")).text).toContain(
      "Reversed or disputed Yes",
    );
    expect((await confirmedBy(second, session.id)).text).toContain("Done.");
    expect((await live.now(session)).status).toBe("credited");
  });

  it("is not Credit by a proposal that does not say what was paid", async () => {
    const { session } = await proposedShort();
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update staff_proposals set input = jsonb_build_object('account_id', input -> 'account_id',
          'session_id', input -> 'session_id', 'covers_missing', true)
        where object_id = ${session.id}`,
    );
    const refused = await confirmedBy(await signedInStaff(), session.id);
    expect([refused.status, refused.text.includes("propose it again")]).toEqual([409, true]);
    expect((await live.now(session)).status).toBe("in_review");
  });
});

/** A session of which less was paid than was asked for, and which one person would credit. */
async function proposedShort() {
  live.supplier.plays = [plays.refuses];
  const session = await live.open();
  await live.page(session, { way: "card" });
  const reference = (await live.payments()).at(-1)?.reference ?? "";
  await live.fake.payAndTell(reference, { amount: "1.00" });
  await live.look();
  await live.dispatch();
  await proposedAgain(session.id);
  return { session, reference };
}

async function proposedAgain(id: string): Promise<void> {
  const action = `${QUEUE}/${live.shop.live.account}/${id}/review?action=credit`;
  const fields = fieldsOf(await pageAt(staff.browser, QUEUE), action, { reason: "Settled." });
  const { text } = await sendForm(staff.browser, action, fields);
  expect(text).toContain("It waits for a second person");
}
