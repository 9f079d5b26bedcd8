/**
 * What moves with a send, in its own transaction, of modules above the sends. The composition root
 * hands the table to whoever moves sends.
 */
import type { Tx } from "./db/transaction.ts";

/** A send with the objects that it was made for. */
export interface SendOfParents {
  readonly account_id: string;
  readonly id: string;
  /** Uuid of the line of a batch. */
  readonly batch_item_id: string | null;
}

/** A send that has just ended. */
export interface EndedSend extends SendOfParents {
  readonly status: string;
  readonly failure_code: string | null;
}

/** One kind of object that sends are made for. */
export interface SendParents {
  /** Locks the parents of sends whose rows are locked, before anybody locks a balance. */
  lock(tx: Tx, sends: readonly SendOfParents[]): Promise<void>;
  /** Moves the parents of sends that have ended, which are locked. */
  move(tx: Tx, ended: readonly EndedSend[]): Promise<void>;
}

/** Every kind of object that moves with another. */
export interface Reactions {
  readonly to_sends: readonly SendParents[];
}
