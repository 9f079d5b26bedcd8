/** Paid checkouts that wait for staff, and what staff decide about them. */

import { list, readInput, review } from "@svc/server/commands/review-checkout.ts";
import { onceEach } from "@svc/server/platform/work/once-each.ts";
import { givenSuppliers } from "@svc/server/providers/binding/index.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newAlarmLines } from "../kit/drain.ts";
import { checkLedger } from "../kit/invariants.ts";
import { type LiveCheckout, openLiveCheckout } from "../kit/live-checkout.ts";
import { boundTo, plays } from "../kit/live-double.ts";
import { testServer } from "../kit/server.ts";
import { toldOf } from "../kit/topups.ts";

let live: LiveCheckout;

beforeEach(async () => {
  live = await openLiveCheckout();
});

afterEach(async () => {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
  newAlarmLines();
  await live.close();
});

const SAID = ["--note", "The line is barred.", "--by", "Rudo Dube"];

async function decide(session: string, action: "--resend" | "--credit"): Promise<string> {
  const { database, config, log } = await testServer();
  const decision = readInput([live.shop.live.account, session, action, ...SAID]);
  if (decision === null) throw new Error("A decision was to be read.");
  const perProgram = onceEach(database, givenSuppliers(boundTo(live.supplier)));
  return await review({ database, config, log, perProgram, reactions: REACTIONS }, decision);
}

/** A session that is paid by card, as it then is. */
async function paid(how: { amount?: string } = {}) {
  const session = await live.open();
  await live.page(session, { way: "card" });
  const reference = (await live.payments()).at(-1)?.reference ?? "";
  await live.fake.payAndTell(reference, how);
  await live.look();
  return { ...(await live.now(session)), paynow: reference };
}

/** The same, whose send the network has refused. */
async function failed() {
  live.supplier.plays = [plays.refuses];
  const session = await paid();
  await live.dispatch();
  return await live.now(session);
}

async function listed(session: string): Promise<string | undefined> {
  const { database } = await testServer();
  return (await list(database)).split("\n").find((line) => line.includes(session));
}

describe("a live checkout in review", () => {
  it("is listed with what was paid, and why nobody has what they paid for", async () => {
    const { id, status } = await failed();
    expect(status).toBe("in_review");
    const line = await listed(id);
    for (const said of [live.shop.live.account, "send_failed", "paid 5.18 of 5.18 USD", "Paynow"]) {
      expect(line).toContain(said);
    }
    expect(line).toContain("send failed");
  });

  it("becomes Credit, and is listed no more", async () => {
    const { id } = await failed();
    expect(await decide(id, "--credit")).toBe(`${id} is credited.`);
    const now = await live.now({ id });
    expect(now).toMatchObject({
      ...{ status: "credited", credited: { amount: "5.00" } },
      review: { reason: "send_failed", resolution: "credited" },
    });
    expect((await live.shop.live.api.getCredit()).body.USD.available).toBe("5.00");
    expect([await live.held(), await listed(id)]).toEqual(["0", undefined]);
    expect((await live.shop.live.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "checkout_session.credited", actor_type: "staff", object_id: id },
      note: "Rudo Dube: The line is barred.",
    });
    await expect(decide(id, "--credit")).rejects.toThrow(`${id} is credited, and not in review.`);
  });

  it("is sold again after the network was asked, and then fulfilled", async () => {
    const { id } = await failed();
    live.supplier.plays = [plays.delivers];
    expect(await decide(id, "--resend")).toBe(`${id} is sent again.`);
    expect(live.supplier.heard.filter((one) => one.startsWith("query"))).toHaveLength(1);
    await live.dispatch();
    expect((await live.now({ id })).status).toBe("fulfilled");
    expect(live.supplier.vended).toHaveLength(1);
    expect(await live.held()).toBe("0");
    expect(await toldOf(live.shop.live, id)).toEqual([
      ...["checkout.session.paid", "checkout.session.resent", "checkout.session.fulfilled"],
    ]);
  });

  it("is not sold again while the network does not say what became of the first", async () => {
    const { id } = await failed();
    live.supplier.query = () => ({ kind: "no_answer", reason: "timeout" });
    await expect(decide(id, "--resend")).rejects.toThrow("The network does not say");
    expect((await live.now({ id })).sends).toHaveLength(1);
  });

  it("is decided by the first of two people", async () => {
    const { id } = await failed();
    const both = await Promise.allSettled([decide(id, "--credit"), decide(id, "--credit")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await live.held()).toBe("0");
  });

  it("of another amount is sold once staff have settled the rest", async () => {
    const { id } = await paid({ amount: "3.00" });
    expect(await listed(id)).toContain("amount_mismatch  paid 3.00 of 5.18 USD");
    await decide(id, "--resend");
    await live.dispatch();
    expect((await live.now({ id })).status).toBe("fulfilled");
    expect(await live.held()).toBe("0");
  });

  it("whose payment is disputed waits for its send, and is not credited before", async () => {
    const { id, paynow, send } = await paid();
    await live.fake.payAndTell(paynow, { status: "Disputed" });
    await live.look();
    await expect(decide(id, "--credit")).rejects.toThrow(`${send} is pending`);
    live.supplier.plays = [plays.refuses];
    await live.dispatch();
    expect((await live.now({ id })).status).toBe("in_review");
    await decide(id, "--credit");
    expect(await live.held()).toBe("0");
  });

  it("says that its money went back after its send had failed", async () => {
    const { id } = await failed();
    expect(await listed(id)).not.toContain("REVERSED");
    const reference = (await live.payments()).at(-1)?.reference ?? "";
    await live.fake.payAndTell(reference, { status: "Refunded" });
    await live.look();
    expect(await listed(id)).toContain("send_failed  paid 5.18 of 5.18 USD  REVERSED or disputed");
  });
});

it("a second payment is listed until Paynow says that it was paid back", async () => {
  const { id } = await paid();
  expect(await listed(id)).toBeUndefined();
  const other = await live.open();
  await live.page(other, { way: "card" });
  await live.page(other, { way: "ecocash", phone: "0779999999" });
  const [, first = "", second = ""] = (await live.payments()).map(({ reference }) => reference);
  await live.fake.payAndTell(first);
  await live.fake.payAndTell(second);
  await live.look();
  await live.look();
  expect(await listed(other.id)).toContain("paid_twice  paid 5.18 of 5.18 USD");
  for (const reference of [first, second]) {
    await live.fake.payAndTell(reference, { status: "Refunded" });
  }
  await live.look();
  expect(await listed(other.id)).not.toContain("paid_twice");
});

describe("the command", () => {
  it.each([
    [[], "Say one of --list, --resend and --credit."],
    [["--list", "--credit"], "Say one of --list, --resend and --credit."],
    [["--credit", ...SAID], "Name one account and one checkout session."],
    [["acct_1", "cs_1", "--credit", ...SAID], "Name one account and one checkout session."],
  ])("is told what is wrong with %j", (args, why) => {
    expect(() => readInput(args)).toThrow(why);
  });

  it("reads the list", () => {
    expect(readInput(["--list"])).toBeNull();
  });
});
