/**
 * The seams of a program: the moments between two steps, named, at which a test has it killed or
 * held up. Every transaction has two (`lease messages (test)/before commit`, and one that ends in
 * `/after commit`), and every question to the supplier has two (`submit/asked`, `submit/answered`).
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import type { SupplierAdapter } from "@svc/server/providers/port/index.ts";

/** What happens at a seam. */
export interface Seam {
  readonly at: string;
  /** At which passing of it, from 1; left out, a pause is made at each, and a kill at the first. */
  readonly pass?: number;
  /** `kill` is SIGKILL in that very moment. */
  readonly does: "kill" | { readonly pause_ms: number };
}

const seams = JSON.parse(process.env.TEST_SEAMS ?? "[]") as Seam[];
const passes = new Map<string, number>();

/** A database whose transactions have seams. */
export function seamedDatabase(database: Database): Database {
  async function transact<T>(name: string, work: Parameters<typeof database.transact<T>>[1]) {
    const outcome = await database.transact(name, async (tx) => {
      const worked = await work(tx);
      await reach(`${name}/before commit`);
      return worked;
    });
    await reach(`${name}/after commit`);
    return outcome;
  }
  return { ...database, transact, record: (work) => transact("record", work) };
}

/** A supplier whose questions have seams: before it hears them, and before we hear its answer. */
export function seamedSupplier(adapter: SupplierAdapter): SupplierAdapter {
  const seamed = (question: "submit" | "query"): SupplierAdapter[typeof question] => {
    return async (order, signal) => {
      await reach(`${question}/asked`);
      // Whoever was held up past the deadline does not call any more, as no http client does.
      signal.throwIfAborted();
      const outcome = await adapter[question](order, signal);
      await reach(`${question}/answered`);
      return outcome;
    };
  };
  return { ...adapter, submit: seamed("submit"), query: seamed("query") };
}

async function reach(at: string): Promise<void> {
  const pass = (passes.get(at) ?? 0) + 1;
  passes.set(at, pass);
  const seam = seams.find((wanted) => wanted.at === at);
  if (seam === undefined) return;
  if (seam.does !== "kill") {
    if ((seam.pass ?? pass) === pass) await pause(seam.does.pause_ms);
    return;
  }
  if ((seam.pass ?? 1) === pass) process.kill(process.pid, "SIGKILL");
}
