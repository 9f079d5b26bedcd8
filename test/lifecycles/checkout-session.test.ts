/** Every step of a checkout session. Source: spec/base/lifecycles/checkout-session.tsp. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { parseId } from "@svc/server/platform/ids.ts";
import { moveSession } from "@svc/server/sales/checkout-sessions/lifecycle.ts";
import { lockSession } from "@svc/server/sales/checkout-sessions/rows/queries.ts";
import { describe, expect, it } from "vitest";
import { ended, endSend, expired, opened, paid, pay, review, sessionNow } from "../kit/checkout.ts";
import { pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { toldOf } from "../kit/topups.ts";

const { states, steps } = LIFECYCLES.checkout_session;

type Step = (typeof steps)[number];

/** Brings a session to a step and has it taken; answers its id. */
type Way = (shop: Organisation) => Promise<string>;

const WAYS: Readonly<Record<string, Way>> = {
  "open paid payment": async (shop) => (await paid(shop)).id,
  "open open payment_failed": async (shop) => {
    const { id } = await opened(shop);
    await pay(shop, id, "failed");
    return id;
  },
  "open expired time_over": async (shop) => (await expired(shop)).id,
  "open expired expire": async (shop) => {
    const { id: session_id } = await opened(shop);
    await shop.api.expireCheckoutSession({ path: { session_id } });
    return session_id;
  },
  "expired paid late_payment": async (shop) => {
    const { id } = await expired(shop);
    await pay(shop, id);
    return id;
  },
  "paid fulfilled send_delivered": async (shop) => (await ended(shop, "delivered")).id,
  "paid in_review review_needed": async (shop) => (await ended(shop, "failed")).id,
  "in_review resent resend": resent,
  "resent fulfilled send_delivered": async (shop) => await endedAgain(shop, "delivered"),
  "resent in_review review_needed": async (shop) => await endedAgain(shop, "failed"),
  "in_review fulfilled send_delivered": async (shop) => {
    const { id, send } = await ended(shop, "failed");
    await endSend(shop, String(send), "late_delivered");
    return id;
  },
  "in_review credited credit": async (shop) => {
    const { id } = await ended(shop, "failed");
    await pass(shop);
    return id;
  },
};

/** Steps of the table that nothing takes: what has not failed is never sold again, nor credited. */
const UNTAKEN = ["paid resent resend", "paid credited credit", "resent credited credit"];

async function resent(shop: Organisation): Promise<string> {
  const { id } = await ended(shop, "failed");
  await review(shop, id, "send");
  return id;
}

async function endedAgain(shop: Organisation, to: "delivered" | "failed"): Promise<string> {
  const id = await resent(shop);
  await endSend(shop, String((await sessionNow(shop, id)).send), to);
  return id;
}

function nameOf({ from, to, by }: Step): string {
  return `${from} ${to} ${by}`;
}

describe("a checkout session", () => {
  it("has a way to each step of its table that is taken", () => {
    const named = [...Object.keys(WAYS), ...UNTAKEN];
    expect(named.toSorted()).toEqual(steps.map(nameOf).toSorted());
  });

  it.each(steps.filter((step) => nameOf(step) in WAYS))(
    "goes from $from to $to by $by",
    async (step) => {
      const shop = await given.organisation();
      const id = (await WAYS[nameOf(step)]?.(shop)) ?? "";
      expect((await sessionNow(shop, id)).status).toBe(step.to);
      const told = await toldOf(shop, id);
      expect(told.slice(told.length - step.events.length)).toEqual(step.events);
      const { database } = await testServer();
      expect(await database.read(checkLedger)).toEqual([]);
    },
  );

  it.each(states)("is never moved from %s by a step that is not in the table", async (to) => {
    const shop = await given.organisation();
    const id = parseId("cs", (await opened(shop)).id) ?? "";
    const { database } = await testServer();
    const moving = database.transact("move a session", async (tx) => {
      const before = await lockSession(tx, shop.account_id, id);
      if (before === null) throw new Error("no such session");
      await moveSession(tx, { before, to, by: "credit", at: before.created, request: null });
    });
    await expect(moving).rejects.toThrow("No step from open");
  });
});
