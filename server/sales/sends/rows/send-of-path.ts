import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { sends } from "./tables.ts";

const PARAM = "send_id";

/** The uuid of the send that a path names; what can be no id names nothing. */
export function sendIdOfPath(written: string): string {
  return parseId("snd", written) ?? refuse("resource_missing", { param: PARAM });
}

/** Refuses a path that names no send of the account: `resource_missing`. */
export function refuseMissingSend(
  from: Tx | Read,
  { account, send_id }: { account: AccountFacts; send_id: string },
): Promise<never> {
  return refuseMissing(from, { account, table: sends, id: send_id, param: PARAM });
}
