/**
 * The life of a program inside the test's process. What it has begun goes on until it is ended, as
 * by `kill -9`: then nothing that it has asked the world is ever answered, and nothing it asks from
 * then on is done.
 */
import type { Pipeline } from "@svc/server/platform/db/pipeline.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";

export interface Life {
  readonly isOver: () => boolean;
  readonly end: () => void;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Comes back while the program lives; after its end, never. */
  readonly goOn: () => Promise<void>;
  /** A database that answers the living. */
  readonly hold: (database: Database) => Database;
}

/** Begins a life. */
export function openLife(): Life {
  let is_over = false;
  let thawed = Promise.withResolvers<void>();
  thawed.resolve();

  async function goOn(): Promise<void> {
    await thawed.promise;
    if (is_over) await NEVER;
  }

  async function held<T>(work: () => Promise<T>): Promise<T> {
    await goOn();
    try {
      return await work();
    } finally {
      await goOn();
    }
  }

  function hold(database: Database): Database {
    const pipeline = (name: string): Pipeline => {
      const opened = database.pipeline(name);
      return { ...opened, run: (work) => held(() => opened.run(work)) };
    };
    return {
      of: (caller) => hold(database.of(caller)),
      transact: (name, work) => held(() => database.transact(name, work)),
      record: (work) => held(() => database.record(work)),
      read: (work) => held(() => database.read(work)),
      pipeline,
      close: database.close,
    };
  }

  return {
    isOver: () => is_over,
    end: () => {
      is_over = true;
      thawed.resolve();
    },
    freeze: () => {
      thawed = Promise.withResolvers<void>();
    },
    thaw: () => thawed.resolve(),
    goOn,
    hold,
  };
}

/** What waits for this is let go of with it. */
const NEVER = new Promise<never>(() => {});
