import {
  bindSuppliers,
  openSupplier,
  type SupplierAdapter,
  type SupplierOrder,
  type SupplierOutcome,
  supplierNamed,
  suppliersOf,
} from "@svc/server/providers/port/index.ts";
import { simulated_utility, simulator } from "@svc/server/providers/simulator/index.ts";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";

const ORDER: SupplierOrder = {
  reference: "019a0000-0000-7000-8000-000000000001",
  send_id: "019a0000-0000-7000-8000-000000000002",
  type: "airtime",
  bundle_id: null,
  network: "econet",
  target: "+263771234567",
  amount_minor: 500n,
  currency: "USD",
  position_centi: null,
};

describe("a supplier", () => {
  it("is never talked to inside a transaction", async () => {
    const { database } = await testDatabase();
    const { calls, adapter } = answering({ kind: "not_found" });
    const supplier = openSupplier(adapter);
    const inside = database.transact("a bug", () => supplier.talk("submit", ORDER));
    await expect(inside).rejects.toThrow(/inside the transaction "a bug"/);
    expect(calls).toEqual([]);
  });

  it("that does not answer within its deadline has not answered, and hears that it is over", async () => {
    let heard: AbortSignal | null = null;
    const adapter = adapterOf((_, signal) => {
      heard = signal;
      return new Promise(() => {});
    });
    const { outcome } = await openSupplier({ ...adapter, deadline_ms: 5 }).talk("submit", ORDER);
    expect(outcome).toEqual({ kind: "no_answer", reason: "timeout" });
    expect(heard).toMatchObject({ aborted: true });
  });

  it("to which nothing has left by its deadline has not taken the order", async () => {
    const not_taken = { kind: "not_taken", reason: "connect" } as const;
    const adapter = adapterOf(
      (_, signal) =>
        new Promise((resolve) => signal.addEventListener("abort", () => resolve(not_taken))),
    );
    const { outcome } = await openSupplier({ ...adapter, deadline_ms: 5 }).talk("submit", ORDER);
    expect(outcome).toEqual(not_taken);
  });

  it("whose adapter throws when its time is over has not answered", async () => {
    const adapter = adapterOf(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        ),
    );
    const talk = openSupplier({ ...adapter, deadline_ms: 5 }).talk("submit", ORDER);
    expect(await talk).toMatchObject({ outcome: { reason: "timeout" }, error: null });
  });

  it("whose adapter throws may have taken the order all the same", async () => {
    const bug = new Error("a bug of the adapter");
    const adapter = adapterOf(() => Promise.reject(bug));
    const { outcome, error } = await openSupplier(adapter).talk("submit", ORDER);
    expect(outcome).toEqual({ kind: "no_answer", reason: "unparseable" });
    expect(error).toBe(bug);
  });
});

describe("the suppliers of a mode", () => {
  it("are those that are bound to it, each under its name", async () => {
    const { database } = await testDatabase();
    const test = openSupplier(simulator(database));
    const live = openSupplier(answering({ kind: "not_found" }).adapter);
    const suppliers = bindSuppliers({ test, live: [live] });
    expect(suppliersOf(suppliers, { mode: "test" })).toEqual([test]);
    expect(suppliersOf(suppliers, { mode: "live" })).toEqual([live]);
    expect(supplierNamed(suppliers, { mode: "live", name: "a real one" })).toBe(live);
    expect(supplierNamed(suppliers, { mode: "live", name: "simulator" })).toBeNull();
    expect(() => bindSuppliers({ test, live: [live, live] })).toThrow(/have one name/);
  });

  it("are never simulated ones in live mode, nor confirm meters with a simulated one", async () => {
    const { database } = await testDatabase();
    const simulated = openSupplier(simulator(database));
    const { adapter } = answering({ kind: "not_found" });
    const asking = openSupplier(adapter, { utility: simulated_utility });
    for (const live of [simulated, asking]) {
      const bind = () => bindSuppliers({ test: null, live: [live] });
      expect(bind).toThrow(/is bound to live organisations/);
    }
  });
});

function answering(outcome: SupplierOutcome) {
  const calls: SupplierOrder[] = [];
  const adapter = adapterOf(async (order) => {
    calls.push(order);
    return outcome;
  });
  return { calls, adapter };
}

function adapterOf(
  answer: (order: SupplierOrder, signal: AbortSignal) => Promise<SupplierOutcome>,
): SupplierAdapter {
  return {
    name: "a real one",
    is_simulated: false,
    refusal_is_proof: true,
    not_found_is_proof: true,
    deadline_ms: 1_000,
    sells: () => true,
    walletOf: () => null,
    submit: answer,
    query: answer,
  };
}
