/** A second program over the same database: what one program keeps, another one changes. */
import { createApp } from "@svc/server/app.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { PATIENT, testDatabase } from "./database.ts";
import { testServer } from "./server.ts";

export interface OtherProgram {
  ask(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Opens it; a test may stand between it and its database. */
export async function openOtherProgram(
  between: (database: Database) => Database = (database) => database,
): Promise<OtherProgram> {
  const { config, log } = await testServer();
  const { url } = await testDatabase();
  const database = openDatabase({ database_url: url, pool: 4, ...PATIENT });
  const app = createApp({ config, database: between(database), log, sharers: () => 1 });
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  return {
    ask: async (request) => await app.hono.fetch(request, { incoming }),
    async close() {
      await app.gate.close();
      await database.close();
    },
  };
}
