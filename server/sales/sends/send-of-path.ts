import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";

/** The uuid of the send that a path names; one that no id can be names nothing. */
export function sendIdOfPath(written: string): string {
  return parseId("snd", written) ?? refuse("resource_missing", { param: "send_id" });
}

/**
 * Refuses a path that names no send of the account.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has the send in its other mode.
 */
export async function refuseMissingSend(
  { sql }: Tx | Read,
  { account, send_id }: { account: AccountFacts; send_id: string },
): Promise<never> {
  const [in_twin] = await sql`
    select true as has from sends where account_id = ${account.twin_id} and id = ${send_id}`;
  const other_mode = account.mode === "test" ? "live" : "test";
  return refuse("resource_missing", {
    param: "send_id",
    meta: { mode_hint: in_twin === undefined ? null : other_mode },
  });
}
