import { parseId } from "@svc/server/platform/ids.ts";
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { findBreaches } from "@svc/server/reporting/night-watch/find-breaches.ts";
import { SALE_INVARIANTS } from "@svc/server/reporting/night-watch/sale-invariants.ts";
import { accountsScope } from "@svc/server/reporting/night-watch/scopes.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { dispatchDeps, drain, newAlarms, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

type Reply = SupplierOutcome | ((order: SupplierOrder) => SupplierOutcome);

let shop: Organisation;

beforeEach(async () => {
  newAlarms();
  shop = await given.organisation();
});

describe("a worker that has lost its lease", () => {
  it.each([
    ["a refusal", { kind: "refused", code: "invalid_target", supplier_code: "7" }, "rejected"],
    ["that nothing was taken", { kind: "not_taken", reason: "busy" }, "busy"],
  ] as const)("writes down %s, which moves nothing", async (_, outcome, told) => {
    const { send, answer } = await slowly();
    const before = await attemptsOf(send.id);
    await answer(outcome);
    expect(await statusOf(send.id)).toBe("unknown");
    expect(await attemptsOf(send.id)).toEqual([
      ...before,
      expect.objectContaining({ kind: "callback", outcome: told, status_after: "unknown" }),
    ]);
    expect((await shop.probe.balances()).USD?.in_flight).toBe(500n);
  });

  it("writes down an acceptance, after which no not-found is proof", async () => {
    const not_found = { kind: "not_found" } as const;
    const { send, answer } = await slowly([not_found, not_found, not_found, delivered]);
    await answer({ kind: "accepted", check_after_ms: 1_000 });
    for (let asked = 0; asked < 3; asked += 1) {
      await pass(shop, { suppliers: (await scripted).suppliers });
      expect(await statusOf(send.id)).toBe("unknown");
    }
    await pass(shop, { suppliers: (await scripted).suppliers });
    expect(await statusOf(send.id)).toBe("delivered");
  });

  it("still writes down proof of a delivery", async () => {
    const { send, answer } = await slowly();
    await answer(delivered);
    expect(await statusOf(send.id)).toBe("delivered");
    expect((await attemptsOf(send.id)).at(-1)).toMatchObject({
      kind: "callback",
      outcome: "delivered",
      status_after: "delivered",
    });
    expect((await shop.probe.balances()).USD?.in_flight).toBe(0n);
  });

  it("proves a late delivery when the send has failed meanwhile, and no Credit moves", async () => {
    const { send, answer } = await slowly([{ kind: "not_found" }, { kind: "not_found" }]);
    await pass(shop, { suppliers: (await scripted).suppliers });
    await pass(shop, { suppliers: (await scripted).suppliers });
    expect(await statusOf(send.id)).toBe("failed_credited");
    const held = await shop.probe.balances();
    await answer(delivered);
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body).toMatchObject({ status: "delivered", credit_returned: true, failure_code: null });
    expect(body.late_delivered_at).not.toBeNull();
    expect(await shop.probe.balances()).toEqual(held);
  });
});

describe("an answer that comes after its lease and before anybody presumed that there is none", () => {
  it.each([
    ["a refusal", { kind: "refused", code: "invalid_target", supplier_code: "7" }],
    ["that nothing was taken", { kind: "not_taken", reason: "busy" }],
    ["an acceptance", { kind: "accepted", check_after_ms: 1_000 }],
    ["silence", { kind: "no_answer", reason: "timeout" }],
  ] as const)("is the one answer of its attempt: %s", async (_, outcome) => {
    const { send, answer, next } = await slowly([], { is_presumed: false });
    await answer(outcome);
    const told = await attemptsOf(send.id);
    expect(told.map(({ status_after }) => status_after)).toEqual([AFTER[outcome.kind]]);
    await next();
    expect(await attemptsOf(send.id)).toEqual(told);
    expect(await breaches()).toEqual([]);
    expect(newAlarms()).toEqual([]);
  });

  const AFTER = {
    refused: "failed_credited",
    not_taken: "retrying",
    accepted: "submitted",
    no_answer: "unknown",
  };

  it("lets the send be tried again at once where nothing was taken", async () => {
    const { send, answer, next } = await slowly([], { is_presumed: false });
    await answer({ kind: "not_taken", reason: "busy" });
    await next();
    await loseLease(send.id);
    const { suppliers, script } = await scripted;
    script(send.id, { submits: [delivered] });
    await pass(shop, { suppliers });
    await pass(shop, { suppliers });
    expect(await statusOf(send.id)).toBe("delivered");
    expect(await breaches()).toEqual([]);
  });
});

describe("a send that was given up before its supplier's answer came", () => {
  const not_found = { kind: "not_found" } as const;
  const accepted = { kind: "accepted", check_after_ms: 1_000 } as const;
  const no_answer = { kind: "no_answer", reason: "timeout" } as const;

  it.each([
    ["has taken it", accepted],
    ["is silent", no_answer],
  ])("is asked about again when its supplier %s, and the house bears it", async (_, outcome) => {
    const { send, answer } = await givenUp([no_answer, delivered]);
    const held = await shop.probe.balances();
    await answer(outcome);
    expect(newAlarms()).toEqual(["late_answer"]);
    expect(await statusOf(send.id)).toBe("failed_credited");
    await passTwice();
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body).toMatchObject({ status: "delivered", credit_returned: true });
    expect(body.late_delivered_at).not.toBeNull();
    expect(await shop.probe.balances()).toEqual(held);
    expect(await borne()).toBe(1);
    expect(newAlarms()).toEqual(["late_delivery"]);
  });

  it("stays failed when its supplier has taken it and then refuses it", async () => {
    const refused = { kind: "refused", code: "network_rejected", supplier_code: "7" } as const;
    const { send, answer } = await givenUp([not_found, not_found, refused]);
    await answer(accepted);
    await passTwice();
    await passTwice();
    expect(await statusOf(send.id)).toBe("failed_credited");
    expect(await handOverState()).toBe("refused");
    expect(await shop.probe.count("send_dispatches")).toBe(0);
    expect(newAlarms()).toEqual(["late_answer"]);
  });

  it("stays failed when its supplier was silent and does not know it twice", async () => {
    const { answer } = await givenUp([not_found, not_found]);
    await answer(no_answer);
    await passTwice();
    expect(await handOverState()).toBe("not_found");
    expect(await shop.probe.count("send_dispatches")).toBe(0);
  });

  it("is for people when the supplier gave something else than was ordered", async () => {
    const { send, answer } = await givenUp();
    await answer((order) => delivered({ ...order, amount_minor: order.amount_minor / 2n }));
    expect(await statusOf(send.id)).toBe("failed_credited");
    expect(await handOverState()).toBe("unresolved");
    expect(newAlarms()).toEqual(["late_answer_unresolved"]);
  });

  it("is delivered though its person was erased, and nobody is named by the proof", async () => {
    const { send, answer } = await givenUp();
    const { id: recipient_id } = await given.recipient(shop, { phone: send.target });
    await shop.api.deleteRecipient({ path: { recipient_id } });
    await passErasures(shop, SEVEN_DAYS);
    await answer(delivered);
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body).toMatchObject({ status: "delivered", target_display: "erased" });
    const answers = (await shop.probe.rows("send_answers")).map(({ evidence }) => evidence);
    expect(answers.at(-1)).toMatchObject({ kind: "delivered", vended: { target: "erased" } });
    expect(JSON.stringify(answers)).not.toContain(send.target);
  });

  it("is asked about by its number, which is erased once that is over", async () => {
    const { send, answer } = await givenUp([not_found, not_found]);
    const { id: recipient_id } = await given.recipient(shop, { phone: send.target });
    await shop.api.deleteRecipient({ path: { recipient_id } });
    await answer(no_answer);
    await passErasures(shop, SEVEN_DAYS);
    const shown = async () => (await shop.api.getSend({ path: { send_id: send.id } })).body;
    expect((await shown()).target).toBe(send.target);
    await passTwice();
    await passErasures(shop, 3_600);
    expect((await shown()).target_display).toBe("erased");
  });

  it("is not opened again by who only presumed that nobody answered", async () => {
    const { presume } = await givenUp();
    await presume();
    expect(await shop.probe.count("send_dispatches")).toBe(0);
    expect(newAlarms()).toEqual([]);
  });

  async function givenUp(queries: Reply[] = []) {
    const slow = await slowly([not_found, not_found, ...queries]);
    await passTwice();
    expect(await statusOf(slow.send.id)).toBe("failed_credited");
    return slow;
  }

  async function passTwice(): Promise<void> {
    await pass(shop, { suppliers: (await scripted).suppliers });
    await pass(shop, { suppliers: (await scripted).suppliers });
  }
});

let scripted: ReturnType<typeof scriptedProvider>;

/** A worker hands over, falls silent past its lease, and answers when another has moved on. */
async function slowly(queries: Reply[] = [], { is_presumed } = { is_presumed: true }) {
  scripted = scriptedProvider();
  const provider = await scripted;
  const send = await sell(shop);
  provider.script(send.id, { queries });
  const deps = await dispatchDeps(provider.suppliers);
  const [job] = await leaseJobs(deps, { only: nameOf(send.id) });
  await loseLease(send.id);
  if (is_presumed) await drain(shop, { suppliers: provider.suppliers });
  const [next] = is_presumed ? [] : await leaseJobs(deps, { only: nameOf(send.id) });
  async function settle(outcome: SupplierOutcome, is_presumed: boolean): Promise<void> {
    if (job === undefined) throw new Error("The worker was to hand over.");
    const answer = { kind: "supplier", outcome, duration_ms: 90_000, is_presumed } as const;
    await settleJobs(deps, [{ job, answer }]);
  }
  return {
    send,
    /** The next holder of the lease does what it was leased for. */
    async next() {
      if (next?.task.do !== "presume_silence") throw new Error("Nothing was to be presumed.");
      await settleJobs(deps, [{ job: next, answer: await talkOf(deps, next) }]);
    },
    presume: () => settle({ kind: "no_answer", reason: "reset" }, true),
    async answer(outcome: SupplierOutcome | ((order: SupplierOrder) => SupplierOutcome)) {
      if (job?.task.do !== "submit") throw new Error("The worker was to hand over.");
      const told = typeof outcome === "function" ? outcome(job.task.order) : outcome;
      await settle(told, false);
    },
  };
}

function delivered({ target, amount_minor, currency }: SupplierOrder): SupplierOutcome {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended };
}

function nameOf(send: string) {
  return { account_id: shop.account_id, send_id: parseId("snd", send) ?? "" };
}

/** Ends the lease, as if its worker had died. */
async function loseLease(send: string): Promise<void> {
  const { database } = await testServer();
  const { send_id } = nameOf(send);
  await database.record(
    ({ sql }) => sql`
      update send_dispatches set lease_until = svc_now() - interval '1 second'
      where send_id = ${send_id}`,
  );
}

async function statusOf(send_id: string): Promise<string> {
  return (await shop.api.getSend({ path: { send_id } })).body.status;
}

/** Oldest first. */
async function attemptsOf(send_id: string) {
  return (await shop.api.listSendAttempts({ path: { send_id } })).body.data.toReversed();
}

/** Where the one hand-over of the shop stands. */
async function handOverState(): Promise<unknown> {
  const attempts = await shop.probe.rows("send_exchanges");
  return attempts.find(({ kind }) => kind === "submit")?.state;
}

/** What the night watch would find in the shop's books. */
async function breaches() {
  const { database } = await testServer();
  return await database.read((read) =>
    findBreaches(read, SALE_INVARIANTS, accountsScope([shop.account_id])),
  );
}

/** How many late-delivery losses were booked for the shop. */
async function borne(): Promise<number> {
  const entries = await shop.probe.entries();
  return entries.filter(
    ({ kind, book }) => kind === "late_delivery" && String(book).startsWith("house:float"),
  ).length;
}
