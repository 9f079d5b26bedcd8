/** The timeline of an object tells all that happened around it, and shows no secret of it. */
import { randomUUID } from "node:crypto";
import { resolve } from "@svc/server/commands/resolve-dispute.ts";
import { readInput } from "@svc/server/commands/show-timeline.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ended, opened as openedSession, paid } from "../kit/checkout.ts";
import { opened as disputed, endedSend } from "../kit/disputes.ts";
import { drain } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { openSink, type Sink } from "../kit/sink.ts";
import {
  happenedIn,
  openTimelines,
  POWER_SALE,
  printedTimeline,
  timelineOf,
} from "../kit/timelines.ts";
import { topUp } from "../kit/topups.ts";

let shop: Organisation;
let sink: Sink;

openTimelines();

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink()];
});

afterEach(() => sink.close());

/** A sale of electricity whose customer has their token, found to an endpoint. */
async function powerSale() {
  await given.endpoint(shop, { url: `${sink.url}?s=s3cret`, include_tokens: true });
  const body = { ...POWER_SALE, client_reference: "till-7" };
  const call = { body, idempotency_key: randomUUID() };
  const { body: made } = await shop.api.createSend(call);
  await shop.api.createSend(call);
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await drain(shop);
  const path = { send_id: String((made as { id: string }).id) };
  const { body: send } = await shop.api.getSend({ path });
  return { send, body };
}

describe("the timeline of a send", () => {
  it("tells in order who asked for it, what it cost, what became of it, and who heard of it", async () => {
    const { send } = await powerSale();
    const found = await timelineOf(send.id);
    expect(found).toMatchObject({
      ...{ id: send.id, account: shop.account, livemode: false, status: "delivered" },
      facts: { type: "power", target: "*******0000", amount: "10.00", api_key: shop.key.id },
    });
    expect(happenedIn(found, "request")).toEqual(["POST /sends: 202", "POST /sends: 202"]);
    expect(happenedIn(found, "entry").slice(0, 2)).toEqual([
      "charge: available to in_flight",
      "settle: in_flight to house:sales",
    ]);
    expect(happenedIn(found, "attempt")[0]).toMatch(/^submit 1 to \w+$/);
    expect(happenedIn(found, "answer").at(-1)).toBe("delivered");
    expect(happenedIn(found, "event")).toEqual([
      "send.created",
      "send.submitted",
      "send.delivered",
    ]);
    expect(happenedIn(found, "message")).toEqual(["sms token: sent"]);
    const tries = happenedIn(found, "delivery").filter((what) =>
      what.startsWith("try of send.delivered"),
    );
    expect(tries).toEqual([`try of send.delivered at ${new URL(sink.url).host}: 200`]);
    expect(found.happenings.map(({ at }) => at)).toEqual(
      found.happenings.map(({ at }) => at).toSorted(),
    );
    expect(found.happenings[0]?.kind).toBe("request");
  });

  it("shows no token, no text, no whole number and no secret of an endpoint", async () => {
    const { send } = await powerSale();
    const token = String(send.power?.tokens[0]?.token).replaceAll(" ", "");
    expect(token).toMatch(/^\d{20}$/);
    const all = [JSON.stringify(await timelineOf(send.id)), await printedTimeline(send.id)].join(
      "\n",
    );
    expect(all).toContain("sms token");
    const digits = all.replaceAll(/(?<=[\d*]) (?=[\d*])/g, "");
    for (const secret of [token, token.slice(0, 12), "771230000", POWER_SALE.target, "s3cret"]) {
      expect(digits, secret).not.toContain(secret);
    }
    expect(all).not.toContain(shop.key.secret);
  });

  it("tells what is due while it is under way, and of the same request once more", async () => {
    const call = { body: POWER_SALE, idempotency_key: randomUUID() };
    const { body } = await shop.api.createSend(call);
    await shop.api.createSend(call);
    const found = await timelineOf(String((body as { id: string }).id));
    expect(happenedIn(found, "due")).toEqual(["a hand-over or a question to the supplier"]);
    const repeated = found.happenings.filter(({ facts }) => facts.replayed === true);
    expect(repeated.map(({ kind }) => kind)).toEqual(["request"]);
  });

  it("tells of its dispute and what staff did about it, with no number in their words", async () => {
    const send = await endedSend(shop);
    const dispute = await disputed(shop, send.id);
    await resolve((await testServer()).database, {
      ...{ account_id: shop.account_id, dispute_id: parseId("dsp", dispute.id) ?? "" },
      ...{ outcome: "goodwill_credit", amount_minor: 100n, by: "Rudo" },
      note: "0771234567 never had 1234 5678 9012 3456 7890",
    });
    const found = await timelineOf(send.id);
    expect(happenedIn(found, "event")).toEqual(
      expect.arrayContaining(["dispute.opened", "dispute.resolved"]),
    );
    expect(happenedIn(found, "entry").at(-1)).toBe("goodwill: house:goodwill to available");
    expect(found.happenings.findLast(({ kind }) => kind === "audit")).toMatchObject({
      what: "dispute.resolved",
      facts: { by: "staff", note: "Rudo: 077***4567 never had **** **** **** **** 7890" },
    });
  });
});

describe("the timeline of a payment or reward", () => {
  it("tells of a top-up from its request to the Credit", async () => {
    const topup = await topUp(shop);
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await drain(shop);
    const found = await timelineOf(topup.id);
    expect(found.status).toBe("succeeded");
    expect(happenedIn(found, "request")).toEqual(["POST /credit/topups: 201"]);
    expect(happenedIn(found, "event")).toEqual(["credit.topup.pending", "credit.topup.succeeded"]);
    expect(happenedIn(found, "entry")).toEqual(["topup: house:topup_clearing:card to available"]);
    const rows = await shop.probe.rows("topups");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain(rows[0]?.receipt_secret);
  });

  it("tells of a checkout session with its send", async () => {
    const session = await ended(shop, "delivered");
    const found = await timelineOf(session.id);
    expect(found.status).toBe("fulfilled");
    expect(happenedIn(found, "request")[0]).toBe("POST /checkout-sessions: 201");
    expect(happenedIn(found, "event")).toEqual(
      expect.arrayContaining(["checkout.session.paid", "send.created", "send.delivered"]),
    );
    expect(happenedIn(found, "entry")).toEqual([
      "checkout_in: house:topup_clearing:card to house:checkout_held",
      "vend: house:float:simulator to house:cost_of_sales",
      "checkout_sale: house:checkout_held to house:sales",
    ]);
    const [row] = await shop.probe.rows("checkout_sessions");
    const secret = String(row?.url_secret);
    expect(session.url).toContain(secret);
    expect(await printedTimeline(session.id)).not.toContain(secret);
  });

  it("tells when an open session ends", async () => {
    expect(happenedIn(await timelineOf((await openedSession(shop)).id), "due")).toEqual([
      "the end of the session",
    ]);
    expect(happenedIn(await timelineOf((await paid(shop)).id), "due")).not.toContain(
      "the end of the session",
    );
  });

  it("tells of a reward with the send that pays it out", async () => {
    const { id: program } = await given.activeProgram(shop);
    const reward = await madeReward(shop, program);
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    const found = await timelineOf(reward.id);
    expect(found).toMatchObject({ status: "delivered", facts: { program, send: reward.send } });
    expect(happenedIn(found, "request")).toEqual(["POST /rewards: 201"]);
    expect(happenedIn(found, "event")).toEqual(
      expect.arrayContaining(["reward.created", "send.delivered", "reward.delivered"]),
    );
    expect(happenedIn(found, "entry")[0]).toMatch(/to in_flight$/);
  });
});

describe("the command", () => {
  it("prints a line for each thing that happened", async () => {
    const send = await endedSend(shop);
    const { happenings } = await timelineOf(send.id);
    const [head, owner, facts, blank, ...lines] = (await printedTimeline(send.id)).split("\n");
    expect([head, blank]).toEqual([`${send.id}  delivered`, ""]);
    expect(owner).toBe(`of Mbare Tuck Shop, ${shop.account}, test`);
    expect(facts).toContain('target="077 *** 4567" amount=5.00');
    expect(lines).toHaveLength(happenings.length);
    for (const [at, { kind, what }] of happenings.entries()) {
      expect(lines[at]).toContain(`  ${kind}`);
      expect(lines[at]).toContain(`  ${what}`);
    }
  });

  it("says in one sentence what is wrong", async () => {
    for (const args of [[], ["snd_1"], [shop.key.id], ["snd_", "top_"]]) {
      expect(() => readInput(args), args.join()).toThrow("Name one send, top-up");
    }
    const stray = "snd_0031Jk7TeApCu0Wq1YgSz5Bf";
    await expect(printedTimeline(stray)).rejects.toThrow(`There is no ${stray} in this database.`);
  });
});
