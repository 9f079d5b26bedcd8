import { createOrganisation, type NewOrganisation } from "@svc/server/accounts/account/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { testServer } from "./server.ts";

/** Longer than any test's clock runs ahead. */
const PUT_OFF = "18000 days";

/**
 * Makes an organisation whose test Credit is not restored at the next midnight, so that a test
 * which moves its clock by some hours leaves the same balance at every time of day.
 */
export async function steadyOrganisation(tx: Tx, wanted: NewOrganisation) {
  const made = await createOrganisation(tx, wanted);
  await tx.sql`
    update test_credit_restores set due_at = due_at + ${PUT_OFF}::interval
    where account_id = ${made.test_id}`;
  return made;
}

/** Lets the midnight of such an organisation come after all, when it was due. */
export async function letMidnightCome({ account_id }: { account_id: string }): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update test_credit_restores set due_at = due_at - ${PUT_OFF}::interval
      where account_id = ${account_id}`,
  );
}
