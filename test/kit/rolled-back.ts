import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { testServer } from "./server.ts";

const UNDONE = new Error("The transaction of a test is undone.");

/** Runs work in a transaction that leaves nothing behind. */
export async function rolledBack<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { database } = await testServer();
  let outcome: T | undefined;
  try {
    await database.transact("undone", async (tx) => {
      outcome = await work(tx);
      throw UNDONE;
    });
  } catch (error) {
    if (error !== UNDONE) throw error;
  }
  return outcome as T;
}
