import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { lockApplication } from "./queries.ts";
import type { ApplicationRow } from "./tables.ts";

/**
 * The account's application, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockOwnApplication(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
): Promise<ApplicationRow> {
  return (await lockApplication(tx, account.id)) ?? refuseNoApplication();
}

/** Refuses: `resource_missing`. */
export function refuseNoApplication(): never {
  return refuse("resource_missing", { message: "This account has no application." });
}

/** Refuses: `invalid_transition`, of a step that the application cannot take as it stands. */
export function refuseStatus({ id, status }: ApplicationRow, what: string): never {
  return refuse("invalid_transition", {
    message: `The application is \`${status}\`, and cannot be ${what}.`,
    resource: formatId("dap", id),
    meta: { status },
  });
}
