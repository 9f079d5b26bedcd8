import { afterAll, beforeAll } from "vitest";
import { noteEvents } from "./coverage.ts";
import { ownDatabase, withDatabase } from "./database.ts";

/**
 * Gives the tests of a file a database of their own, and a server over it: whatever is due there is
 * theirs. Only they may run workers for all accounts at once.
 */
export function useOwnDatabase(name: string): void {
  let bringBack = async () => {};
  beforeAll(async () => {
    const own = await ownDatabase(name);
    const restore = withDatabase(own);
    bringBack = async () => {
      await noteEvents();
      restore();
      await own.database.close();
    };
  });
  afterAll(() => bringBack());
}
