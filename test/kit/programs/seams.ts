/**
 * The seams of a program: the moments between two steps, named, at which a test has it killed or
 * held up. Every transaction has two (`lease messages (test)/before commit`, and one that ends in
 * `/after commit`), and every question to the supplier has two (`submit/asked`, `submit/answered`).
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Pipeline } from "@svc/server/platform/db/pipeline.ts";
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import type { SupplierAdapter } from "@svc/server/providers/port/index.ts";

/** What happens at a seam. */
export interface Seam {
  readonly at: string;
  /** At which passing of it, from 1; left out, a pause is made at each, and a kill at the first. */
  readonly pass?: number;
  /** `kill` is SIGKILL in that very moment. */
  readonly does: "kill" | { readonly pause_ms: number };
}

/** After so long a statement that was executed has been sent. */
const SENT_MS = 1;

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
  const record: Database["record"] = (work) => transact("record", work);
  const pipeline = (name: string) => seamedPipeline(database.pipeline(name), name);
  const of: Database["of"] = (caller) => seamedDatabase(database.of(caller));
  return { of, transact, record, pipeline, read: database.read, close: database.close };
}

/** The seam before a commit lies behind the statement that it is sent with. */
function seamedPipeline(pipeline: Pipeline, name: string): Pipeline {
  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const outcome = await pipeline.run(async (tx) => {
      let is_reached = false;
      const commit = async () => {
        is_reached = true;
        await pause(SENT_MS);
        await reach(`${name}/before commit`);
        await tx.commit?.();
      };
      const worked = await work({ ...tx, commit });
      if (!is_reached) await reach(`${name}/before commit`);
      return worked;
    });
    await reach(`${name}/after commit`);
    return outcome;
  }
  return { ...pipeline, run };
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
