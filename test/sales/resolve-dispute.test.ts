/** Disputes that staff resolve, and how often what they decide is done. */

import { list, readInput, resolve } from "@svc/server/commands/resolve-dispute.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { ended } from "../kit/checkout.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { available } from "../kit/topups.ts";

const NOTE = "The network was slow; the airtime arrived after an hour.";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function decide(dispute: string, outcome: string, ...more: string[]): Promise<string> {
  const { database } = await testServer();
  const said = ["--outcome", outcome, "--note", NOTE, "--by", "Rudo Dube", ...more];
  const decision = readInput([shop.account, dispute, ...said]);
  if (decision === null) throw new Error("A decision was to be read.");
  return await resolve(database, decision);
}

async function disputed(to: "delivered" | "failed" = "delivered") {
  const send = await endedSend(shop, { to });
  return { send, id: (await opened(shop, send.id)).id };
}

async function shown(dispute_id: string) {
  return (await shop.api.getDispute({ path: { dispute_id } })).body;
}

async function eventsAbout(type: string) {
  await eventsShown();
  return (await shop.api.listEvents({ query: { type } })).body.data;
}

describe("a dispute that staff resolve", () => {
  it("is resolved with what the organisation reads, and who decided is in the audit log", async () => {
    const { id, send } = await disputed();
    const before = await available(shop);
    expect(await decide(id, "delivered_confirmed")).toBe(`${id} is resolved: delivered_confirmed.`);
    const after = await shown(id);
    expect(after).toMatchObject({
      ...{ status: "resolved", outcome: "delivered_confirmed", outcome_note: NOTE, send: send.id },
      ...{ credit_transaction: null, resolved_at: expect.any(Number) },
    });
    expect(await available(shop)).toBe(before);
    expect(await eventsAbout("dispute.resolved")).toMatchObject([
      { data: { object: after, previous_attributes: { status: "opened", outcome: null } } },
    ]);
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "dispute.resolved", actor_type: "staff", object_id: id },
      note: `Rudo Dube: ${NOTE}`,
    });
    expect(await opened(shop, send.id)).toMatchObject({ status: "opened" });
  });

  it("gives goodwill for a delivered send, which stays so, and tells of both", async () => {
    const { id, send } = await disputed();
    await decide(id, "goodwill_credit", "--amount", "2.50");
    expect(await available(shop)).toBe("997.50");
    const { credit_transaction } = await shown(id);
    const path = { transaction_id: credit_transaction ?? "" };
    const { body } = await shop.api.getCreditTransaction({ path });
    expect(body).toMatchObject({ type: "adjustment", amount: "2.50", source: send.id });
    const of_send = await shop.api.listCreditTransactions({ query: { source: send.id } });
    expect(of_send.body.data).toMatchObject([body, { type: "send", amount: "-5.00" }]);
    expect(await eventsAbout("credit.adjusted")).toMatchObject([{ data: { object: body } }]);
    const now = await shop.api.getSend({ path: { send_id: send.id } });
    expect(now.body).toMatchObject({ status: "delivered", credit_returned: false });
    expect(now.body.credit_transactions.at(-1)).toBe(credit_transaction);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("keeps with a failed send that it was not delivered, and names the Credit returned", async () => {
    const { id, send } = await disputed("failed");
    const before = await available(shop);
    await decide(id, "not_delivered_credited");
    const { credit_transaction, outcome } = await shown(id);
    expect(outcome).toBe("not_delivered_credited");
    const now = (await shop.api.getSend({ path: { send_id: send.id } })).body;
    expect(now.status).toBe("failed_credited");
    expect(now.credit_transactions).toContain(credit_transaction);
    const { data } = (await shop.api.listSendAttempts({ path: { send_id: send.id } })).body;
    expect(data.at(-1)).toMatchObject({ kind: "callback", outcome: "rejected" });
    expect(await available(shop)).toBe(before);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("is resolved once, whoever decides at the same moment", async () => {
    const { id } = await disputed();
    const asked = Array.from({ length: 6 }, () =>
      decide(id, "goodwill_credit", "--amount", "5.00"),
    );
    const ended = await Promise.allSettled(asked);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of ended.filter((each) => each.status === "rejected")) {
      expect(String(one.reason)).toContain("resolved already: goodwill_credit");
    }
    expect(await available(shop)).toBe("1000.00");
    expect(await eventsAbout("dispute.resolved")).toHaveLength(1);
    expect(await eventsAbout("credit.adjusted")).toHaveLength(1);
  });

  it("is listed while it is open, before those that are due later", async () => {
    const { database } = await testServer();
    const [later, first] = [(await disputed()).id, (await disputed()).id];
    for (const [id, hours] of [
      [later, 1],
      [first, 2],
    ] as const) {
      await database.record(
        ({ sql }) => sql`
          update disputes set due_by = svc_now() - interval '1 year'
            - make_interval(hours => ${hours})
          where account_id = ${shop.account_id} and id = ${parseId("dsp", id)}`,
      );
    }
    const ids = (await list(database)).match(/dsp_\w+/g) ?? [];
    expect(ids.filter((id) => id === first || id === later)).toEqual([first, later]);
    await decide(first, "rejected");
    expect(await list(database)).not.toContain(first);
  });
});

describe("a decision is refused, and nothing is written,", () => {
  it.each([
    ["delivered", "not_delivered_credited", [], "no Credit was returned"],
    ["failed", "delivered_confirmed", [], "not delivered"],
    ["failed", "goodwill_credit", ["--amount", "1.00"], "not delivered"],
    ["delivered", "goodwill_credit", [], "needs an amount"],
    ["delivered", "goodwill_credit", ["--amount", "5.01"], "The send cost 5.00 USD"],
    ["delivered", "rejected", ["--amount", "1.00"], "has no amount"],
  ] as const)("of a %s send as %s %j", async (to, outcome, more, why) => {
    const { id } = await disputed(to);
    const before = await available(shop);
    await expect(decide(id, outcome, ...more)).rejects.toThrow(why);
    expect(await shown(id)).toMatchObject({ status: "opened", outcome: null });
    expect(await available(shop)).toBe(before);
  });

  it("that Credit was returned for what a customer paid for", async () => {
    const { send } = await ended(shop, "failed");
    const { id } = await opened(shop, String(send));
    const said = decide(id, "not_delivered_credited");
    await expect(said).rejects.toThrow("The send is failed: no Credit was returned.");
    expect(await shown(id)).toMatchObject({ status: "opened", outcome: null });
  });

  it("that gives goodwill for a send a second time", async () => {
    const { id, send } = await disputed();
    await decide(id, "goodwill_credit", "--amount", "1.00");
    const again = await opened(shop, send.id);
    const second = decide(again.id, "goodwill_credit", "--amount", "1.00");
    await expect(second).rejects.toThrow("given for this send before");
  });

  it("about a dispute of another account, and without a name or a reason", async () => {
    const { id } = await disputed();
    const other = (await given.stranger()).account;
    const { database } = await testServer();
    const said = ["--outcome", "rejected", "--note", NOTE, "--by", "Rudo Dube"];
    const decision = readInput([other, id, ...said]);
    if (decision === null) throw new Error("A decision was to be read.");
    await expect(resolve(database, decision)).rejects.toThrow("no such dispute");
    expect(() => readInput([shop.account, id, ...said.slice(0, 4)])).toThrow("say who");
    expect(() => readInput([shop.account, id, ...said.slice(0, 2)])).toThrow("A note");
    expect(() => readInput([shop.account, id])).toThrow("An outcome is one of");
    expect(() => readInput([shop.account])).toThrow("Name one account");
    expect(readInput([])).toBeNull();
  });
});
