/**
 * The seams of a program: the moments between two steps, named, at which a test has it killed or
 * held up. Every transaction has two (`lease messages (test)/before commit`, and one that ends in
 * `/after commit`), and every question to the supplier has two (`submit/asked`, `submit/answered`).
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Pipeline } from "@svc/server/platform/db/pipeline.ts";
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import type { SupplierAdapter } from "@svc/server/providers/port/index.ts";
import type { SeamName } from "./seam-names.ts";

/** What happens at a seam. */
export interface Seam {
  readonly at: SeamName;
  /** At which passing of it, from 1; left out, a pause is made at each, all else at the first. */
  readonly pass?: number;
  /** `kill` is SIGKILL in that very moment, and `freeze` is SIGSTOP. */
  readonly does: "kill" | "freeze" | { readonly pause_ms: number };
}

/** What a program does when it has come to a seam. */
export type Reach = (at: string, step: Step) => Promise<void>;

interface Step {
  /** True of a look that found nothing to do. */
  readonly is_idle: boolean;
}

/** The ways of a program into the world, with seams. */
interface Seamed {
  readonly database: (database: Database) => Database;
  readonly supplier: (adapter: SupplierAdapter) => SupplierAdapter;
}

/** After so long a statement that was executed has been sent. */
const SENT_MS = 1;
const BUSY: Step = { is_idle: false };

/** Puts seams around whatever a program does. */
export function placeSeams(reach: Reach): Seamed {
  return {
    database: (database) => seamedDatabase(database, reach),
    supplier: (adapter) => seamedSupplier(adapter, reach),
  };
}

/** What a program can have done to it. */
type Deaths = Readonly<Record<"kill" | "freeze", () => void | Promise<void>>>;

/** Does what is wanted at each seam; every passing of one is counted. */
export function openReach(seams: readonly Seam[], deaths: Deaths): Reach {
  const passes = new Map<string, number>();
  return async (at) => {
    const pass = (passes.get(at) ?? 0) + 1;
    passes.set(at, pass);
    const seam = seams.find((wanted) => wanted.at === at);
    if (seam === undefined) return;
    const { does } = seam;
    if (typeof does === "object") {
      if ((seam.pass ?? pass) === pass) await pause(does.pause_ms);
      return;
    }
    if ((seam.pass ?? 1) === pass) await deaths[does]();
  };
}

function seamedDatabase(database: Database, reach: Reach): Database {
  async function transact<T>(name: string, work: Parameters<typeof database.transact<T>>[1]) {
    const outcome = await database.transact(name, async (tx) => {
      const worked = await work(tx);
      await reach(`${name}/before commit`, stepOf(name, worked));
      return worked;
    });
    await reach(`${name}/after commit`, stepOf(name, outcome));
    return outcome;
  }
  const record: Database["record"] = (work) => transact("record", work);
  const pipeline = (name: string) => seamedPipeline(database.pipeline(name), { name, reach });
  const of: Database["of"] = (caller) => seamedDatabase(database.of(caller), reach);
  return { of, transact, record, pipeline, read: database.read, close: database.close };
}

/** A lease of nothing was a look alone. */
function stepOf(name: string, outcome: unknown): Step {
  const is_lease = name.startsWith("lease ") && Array.isArray(outcome);
  return { is_idle: outcome === false || (is_lease && outcome.every(isEmptySet)) };
}

/** Deliveries are leased as a set, which may hold none. */
function isEmptySet(leased: unknown): boolean {
  const lists = Object.values(Object(leased)).filter(Array.isArray);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** The seam before a commit lies behind the statement that it is sent with. */
function seamedPipeline(
  pipeline: Pipeline,
  { name, reach }: { name: string; reach: Reach },
): Pipeline {
  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const outcome = await pipeline.run(async (tx) => {
      let is_reached = false;
      const commit = async () => {
        is_reached = true;
        await pause(SENT_MS);
        await reach(`${name}/before commit`, BUSY);
        await tx.commit?.();
      };
      const worked = await work({ ...tx, commit });
      if (!is_reached) await reach(`${name}/before commit`, BUSY);
      return worked;
    });
    await reach(`${name}/after commit`, BUSY);
    return outcome;
  }
  return { ...pipeline, run };
}

/** A supplier whose questions have seams: before it hears them, and before we hear its answer. */
function seamedSupplier(adapter: SupplierAdapter, reach: Reach): SupplierAdapter {
  const seamed = (question: "submit" | "query"): SupplierAdapter[typeof question] => {
    return async (order, signal) => {
      await reach(`${question}/asked`, BUSY);
      // Whoever was held up past the deadline does not call any more, as no http client does.
      signal.throwIfAborted();
      const outcome = await adapter[question](order, signal);
      await reach(`${question}/answered`, BUSY);
      return outcome;
    };
  };
  return { ...adapter, submit: seamed("submit"), query: seamed("query") };
}
