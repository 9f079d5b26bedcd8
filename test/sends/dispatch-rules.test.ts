import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { PROBE_EVERY_MS } from "@svc/server/providers/port/index.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { makeDue } from "../kit/make-due.ts";
import { runSeconds } from "../kit/run-clock.ts";
import {
  type ScriptedProvider,
  type SendScript,
  scriptedProvider,
} from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const HALF_HOUR = 1_800;
const DAY = 86_400;
const silence: SupplierOutcome = { kind: "no_answer", reason: "timeout" };
const busy: SupplierOutcome = { kind: "not_taken", reason: "busy" };

let shop: Organisation;
let provider: ScriptedProvider;

beforeEach(async () => {
  shop = await given.organisation();
  provider = await scriptedProvider();
});

describe("a send that was not handed over", () => {
  it("fails as product_unavailable when its product was paused meanwhile", async () => {
    const send = await sell(shop);
    await paused("econet", () => drain(shop));
    await expectFailed(send.id, "product_unavailable");
    expect(await attemptsOf(send.id)).toEqual([]);
  });

  it("waits while no supplier can take it, and fails after half an hour", async () => {
    const nobody = { test: null, live: [] };
    const send = await sell(shop);
    await drain(shop, { suppliers: nobody });
    await pass(shop, { seconds: HALF_HOUR - 60, suppliers: nobody });
    expect(await statusOf(send.id)).toBe("pending");
    await pass(shop, { seconds: 60, suppliers: nobody });
    await expectFailed(send.id, "provider_unavailable");
  });

  it("goes out at its time when it is scheduled, and not before", async () => {
    const scheduled_for = runSeconds() + 3_600;
    const send = await sell(shop, { scheduled_for });
    await pass(shop, { seconds: 3_590 });
    expect(await statusOf(send.id)).toBe("scheduled");
    await pass(shop, { seconds: 11 });
    expect(await statusOf(send.id)).toBe("submitted");
    expect((await attemptsOf(send.id))[0]).toMatchObject({ status_before: "pending" });
  });

  it("fails at its time when its product is paused by then", async () => {
    const scheduled_for = runSeconds() + 3_600;
    const send = await sell(shop, { scheduled_for });
    await paused("econet", () => pass(shop, { seconds: 3_601 }));
    await expectFailed(send.id, "product_unavailable");
  });
});

describe("a supplier's breaker", () => {
  it.each(["auth", "float"] as const)("keeps sends pending after %s", async (reason) => {
    provider = await scriptedProvider({ wallet: "airtime-usd" });
    const first = await handedOver({ submits: [{ kind: "not_taken", reason }] });
    const second = await handedOver({ submits: [delivered] });
    expect(await statusOf(first)).toBe("retrying");
    expect(await statusOf(second)).toBe("pending");
    expect(provider.heard(second)).toEqual([]);
  });

  it("opens after five silences in a minute, and lets a probe through", async () => {
    provider = await scriptedProvider({ wallet: "airtime-usd" });
    await handSilent(5);
    const send = await handedOver({ submits: [delivered] });
    expect(await statusOf(send)).toBe("pending");
    await makeDue(shop, "send_dispatches");
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + PROBE_EVERY_MS);
    await drain(shop, { suppliers: provider.suppliers }).finally(() => vi.restoreAllMocks());
    expect(await statusOf(send)).toBe("delivered");
  });
});

describe("a send that was not taken", () => {
  it("is handed over again under a reference of its own, and announced once", async () => {
    const send = await handedOver({ submits: [busy, busy, delivered] });
    for (let count = 0; count < 2; count += 1) await step();
    expect(await statusOf(send)).toBe("delivered");
    expect(new Set(provider.heard(send)).size).toBe(3);
    const types = await shop.probe.eventTypes();
    expect(types.filter((type) => type.startsWith("send."))).toEqual([
      "send.created",
      "send.submitted",
      "send.retrying",
      "send.retrying",
      "send.delivered",
    ]);
  });

  it("fails as network_busy half an hour after the first try", async () => {
    const send = await handedOver({ submits: [busy, busy] });
    await pass(shop, { seconds: HALF_HOUR - 60, suppliers: provider.suppliers });
    expect(await statusOf(send)).toBe("retrying");
    await pass(shop, { seconds: 60, suppliers: provider.suppliers });
    await expectFailed(send, "network_busy");
  });

  it("waits for a product that is paused between two tries", async () => {
    const send = await handedOver({ submits: [busy, delivered] });
    await paused("econet", step);
    expect(await statusOf(send)).toBe("retrying");
    await pass(shop, { seconds: 15, suppliers: provider.suppliers });
    expect(await statusOf(send)).toBe("delivered");
  });
});

describe("a send whose outcome is not known", () => {
  it("fails when the supplier twice does not know it", async () => {
    const send = await handedOver({
      submits: [silence],
      queries: [{ kind: "not_found" }, { kind: "not_found" }],
    });
    await step();
    expect(await statusOf(send)).toBe("unknown");
    await step();
    await expectFailed(send, "not_delivered");
  });

  it("is not failed by two not-founds with another answer between them", async () => {
    const not_found = { kind: "not_found" } as const;
    const send = await handedOver({ submits: [silence], queries: [not_found, silence, not_found] });
    for (let count = 0; count < 3; count += 1) await step();
    expect(await statusOf(send)).toBe("unknown");
  });

  it("is not failed by not-founds of a supplier that had taken it", async () => {
    const not_found = { kind: "not_found" } as const;
    const accepted = { kind: "accepted", check_after_ms: 1_000 } as const;
    const queries = [not_found, not_found, not_found];
    const send = await handedOver({ submits: [accepted], queries });
    for (let count = 0; count < 3; count += 1) await step();
    expect(await statusOf(send)).toBe("unknown");
  });

  it("goes to people after a day without an answer, and is asked about no more", async () => {
    const send = await handedOver({ submits: [silence], queries: [silence, silence] });
    await step();
    expect(await statusOf(send)).toBe("unknown");
    await pass(shop, { seconds: DAY, suppliers: provider.suppliers });
    expect(await statusOf(send)).toBe("requires_review");
    expect(await shop.probe.count("send_dispatches")).toBe(0);
  });

  it("goes to people when a refusal is no proof", async () => {
    provider = await scriptedProvider({ refusal_is_proof: false });
    const refused = { kind: "refused", code: "network_rejected", supplier_code: "1" } as const;
    const send = await handedOver({ submits: [silence], queries: [refused] });
    await step();
    expect(await statusOf(send)).toBe("requires_review");
  });

  it.each([
    ["another amount", { amount_minor: 400n }],
    ["another number", { target: "+263771234560" }],
    ["another currency", { currency: "ZWG" }],
  ] as const)("goes to people when %s was delivered", async (_, vended) => {
    const mismatched = (order: SupplierOrder): SupplierOutcome => ({
      ...delivered(order),
      vended: { ...order, ...vended },
    });
    const send = await handedOver({ submits: [mismatched] });
    expect(await statusOf(send)).toBe("requires_review");
    expect((await shop.probe.balances()).USD?.in_flight).toBe(500n);
  });

  it("is what a supplier's door that throws leaves", async () => {
    const thrown = () => {
      throw new Error("a bug of the adapter");
    };
    const send = await handedOver({ submits: [thrown], queries: [delivered] });
    expect(await statusOf(send)).toBe("unknown");
    expect((await attemptsOf(send))[0]?.outcome).toBe("error");
    await step();
    expect(await statusOf(send)).toBe("delivered");
  });

  it("is what a supplier that answers after its deadline leaves", async () => {
    provider = await scriptedProvider({ deadline_ms: 20 });
    const never = () => new Promise<SupplierOutcome>(() => {});
    const send = await handedOver({ submits: [never] });
    expect(await statusOf(send)).toBe("unknown");
    expect((await attemptsOf(send))[0]?.outcome).toBe("no_answer");
  });

  it("shows when the network is asked next", async () => {
    const send = await handedOver({ submits: [silence] });
    const { body } = await shop.api.getSend({ path: { send_id: send } });
    const { body: clock } = await shop.api.getTestClock();
    const { config } = await testServer();
    const wait_seconds = (body.next_check_at ?? 0) - clock.now;
    expect(wait_seconds).toBeGreaterThanOrEqual(config.test_step_ms / 1_000 - 1);
    expect(wait_seconds).toBeLessThanOrEqual(config.test_step_ms / 1_000);
  });
});

it("the ledger is sound after all of it", async () => {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

/** Sells, and lets the scripted supplier be asked for the first time. */
async function handedOver(script: SendScript): Promise<string> {
  const { id } = await sell(shop);
  provider.script(id, script);
  await drain(shop, { suppliers: provider.suppliers });
  return id;
}

/** Sells and hands over in one set, so that none of them is asked about before the last is. */
async function handSilent(count: number): Promise<void> {
  const queries = Array.from({ length: 20 }, () => silence);
  for (let sold = 0; sold < count; sold += 1) {
    const { id } = await sell(shop);
    provider.script(id, { submits: [silence], queries });
  }
  await drain(shop, { suppliers: provider.suppliers });
}

async function step(): Promise<void> {
  await pass(shop, { suppliers: provider.suppliers });
}

/** Staff pause a network's airtime for as long as something takes. */
async function paused(network: string, work: () => Promise<void>): Promise<void> {
  const turn = (available: boolean) =>
    changeCatalogue(
      ({ sql }) => sql`
        update product_networks set available = ${available},
          paused_reason = ${available ? null : "maintenance"}
        where network_id = ${network} and product_id like 'airtime-%'`,
    );
  await turn(false);
  try {
    await work();
  } finally {
    await turn(true);
  }
}

function delivered({ target, amount_minor, currency }: SupplierOrder) {
  const vended = { target, amount_minor, currency };
  return { kind: "delivered", supplier_reference: "R-1", vended } as const;
}

async function statusOf(send_id: string): Promise<string> {
  return (await shop.api.getSend({ path: { send_id } })).body.status;
}

/** Oldest first. */
async function attemptsOf(send_id: string) {
  return (await shop.api.listSendAttempts({ path: { send_id } })).body.data.toReversed();
}

async function expectFailed(send_id: string, failure_code: string): Promise<void> {
  const { body } = await shop.api.getSend({ path: { send_id } });
  expect(body).toMatchObject({ status: "failed_credited", failure_code, credit_returned: true });
  expect((await shop.probe.balances()).USD).toEqual({
    available: 1_000_00n,
    reserved: 0n,
    in_flight: 0n,
  });
}
