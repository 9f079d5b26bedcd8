import type { Shop } from "./given.ts";
import { testServer } from "./server.ts";

/** Ends the waits and the leases of an account's work in a table. */
export async function makeDue(
  { account_id }: Pick<Shop, "account_id">,
  table: "messages" | "send_dispatches",
): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update ${sql(table)} set due_at = svc_now() - interval '1 second', lease_until = null
      where account_id = ${account_id} and due_at is not null`,
  );
}

/** The time of the next try of a supplier has come, a whole second ago. */
export async function tryAgainNow(): Promise<void> {
  const { database } = await testServer();
  for (const table of ["supplier_wallets", "supplier_offers"]) {
    await database.record(
      ({ sql }) => sql`
        update ${sql(table)} set probe_at = svc_now() - interval '1 second'
        where probe_at is not null`,
    );
  }
}

/** A day passes for the texts of an account that wait for a report. */
export async function passDayOfTexts({ account_id }: Pick<Shop, "account_id">): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update messages set status_at = status_at - interval '1 day'
      where account_id = ${account_id}`,
  );
}
