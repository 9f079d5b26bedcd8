import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";

/** What marks the work of one transaction, and whatever that work starts. */
interface Mark {
  readonly run: <T>(work: () => T) => T;
  /** What was merely started inside is free afterwards. */
  readonly end: () => void;
}

const marks = new AsyncLocalStorage<{ readonly name: string; open: boolean }>();

/** Makes the mark of one transaction. */
export function markTransaction(name: string): Mark {
  const mark = { name, open: true };
  return {
    run: (work) => marks.run(mark, work),
    end: () => {
      mark.open = false;
    },
  };
}

/**
 * Fails an assert inside a transaction: opening another one, or talking to the world, while locks
 * are held is a bug wherever it happens.
 */
export function assertOutsideTransaction(what: string): void {
  const mark = marks.getStore();
  assert(!mark?.open, `${what} inside the transaction "${mark?.name}"`);
}
