/** Paid checkouts in review, as staff end them in the console. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendTwice } from "../kit/act.ts";
import { newAlarmLines } from "../kit/drain.ts";
import { checkLedger } from "../kit/invariants.ts";
import { type LiveCheckout, openLiveCheckout } from "../kit/live-checkout.ts";
import { plays } from "../kit/live-double.ts";
import { pageAt } from "../kit/pages.ts";
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

describe("a paid checkout in the console", () => {
  it("becomes Credit once, when its send has failed", async () => {
    live.supplier.plays = [plays.refuses];
    const session = await live.open();
    await live.page(session, { way: "card" });
    await live.fake.payAndTell((await live.payments()).at(-1)?.reference ?? "");
    await live.look();
    await live.dispatch();
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
});
