/** What a set that cannot be leased says of its rows, and what it does not. */
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { leaseRows } from "@svc/server/platform/work/lease-rows.ts";
import type { LeaseScope, Queue } from "@svc/server/platform/work/queue.ts";
import { describe, expect, it } from "vitest";
import { runNow } from "../kit/run-clock.ts";

/** A queue of rows of which leasing one set throws, and a database that notes its transactions. */
function houseOf(rows: readonly string[], refuse: (asked: readonly string[]) => unknown) {
  const transactions: string[] = [];
  const alarms: object[] = [];
  const transact = async (name: string, work: (tx: Tx) => Promise<unknown>) => {
    transactions.push(name);
    return await work(tx);
  };
  const tx = { sql: async () => [{ ms: runNow() }] } as unknown as Tx;
  const names = rows.map((row_id) => ({ account_id: "acct", row_id }));
  const queue: Queue<string> = {
    name: "jars",
    modes: ["live"],
    readDue: async () => names,
    async lease(_, { only }: LeaseScope) {
      const asked = (only ?? names).map(({ row_id }) => row_id);
      const thrown = refuse(asked);
      if (thrown !== null) throw thrown;
      return asked;
    },
  };
  const database = { transact } as Pick<Database, "transact">;
  const log = { warn: () => {}, error: (fields: object) => void alarms.push(fields) };
  const lease = () => leaseRows({ database, log: log as never }, queue, { limit: 10 });
  return { lease, transactions, alarms };
}

describe("a set of rows that cannot be leased", () => {
  it.each(["service_unavailable", "concurrent_update"] as const)(
    "is nobody's fault where one row is refused with %s",
    async (code) => {
      const { lease, transactions, alarms } = houseOf(["one"], () => new Refusal(code));
      expect(await lease()).toEqual([]);
      expect(transactions).not.toContain("quarantine a row");
      expect(alarms).toEqual([]);
    },
  );

  it("is left whole where the database refuses both of its halves", async () => {
    const refusal = new Refusal("service_unavailable");
    const { lease, transactions } = houseOf(["one", "two"], () => refusal);
    await expect(lease()).rejects.toBe(refusal);
    expect(transactions).not.toContain("quarantine a row");
  });

  it("loses the row at fault alone", async () => {
    const isAtFault = (asked: readonly string[]) =>
      asked.includes("bad") ? new Error("a bad row") : null;
    const { lease, transactions, alarms } = houseOf(["one", "bad", "two"], isAtFault);
    expect(await lease()).toEqual(["one", "two"]);
    expect(transactions).toContain("quarantine a row");
    expect(alarms).toHaveLength(1);
  });
});
