import { raiseCatalogueVersion } from "@svc/server/catalogue/version/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { testServer } from "./server.ts";

/** Changes the catalogue as a change by hand has to: its version rises with it. */
export async function changeCatalogue(change: (tx: Tx) => Promise<unknown>): Promise<void> {
  const { database } = await testServer();
  await database.record(async (tx) => {
    await change(tx);
    await raiseCatalogueVersion(tx);
  });
}
