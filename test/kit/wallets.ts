/** How the breakers of live suppliers' wallets stand, and the time at which they are tried. */
import { followSupply } from "@svc/server/catalogue/products/index.ts";
import { testServer } from "./server.ts";

/** The time has come at which wallets are tried again. */
export async function probesDue(): Promise<void> {
  const { database } = await testServer();
  await database.transact("probes due", async (tx) => {
    await tx.sql`update supplier_wallets set probe_at = svc_now() - interval '1 second'
      where probe_at is not null`;
    await followSupply(tx);
  });
}

/** How many wallets get no orders but now and then one to try them. */
export async function closedWallets(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ count: number }[]>`
      select count(*)::int as count from supplier_wallets where probe_at is not null`,
  );
  return row?.count ?? -1;
}

/** How many closed wallets the next order is to try. */
export async function probesLeft(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ count: number }[]>`
      select count(*)::int as count from supplier_wallets where probe_at <= svc_now()`,
  );
  return row?.count ?? -1;
}
