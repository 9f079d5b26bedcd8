import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { refuseMissing } from "#platform/missing";
import { idOfPath, type PathObject } from "#platform/path-object";
import { sends } from "./tables.ts";

const SEND: PathObject = { table: sends, prefix: "snd", param: "send_id" };

/** The uuid of the send that a path names; what can be no id names nothing. */
export function sendIdOfPath(written: string): string {
  return idOfPath(SEND, written);
}

/** Refuses a path that names no send of the account: `resource_missing`. */
export function refuseMissingSend(
  from: Tx | Read,
  { account, send_id }: { account: AccountFacts; send_id: string },
): Promise<never> {
  return refuseMissing(from, { ...SEND, account, id: send_id });
}
