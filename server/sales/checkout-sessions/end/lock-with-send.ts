import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { idOfPath } from "#platform/path-object";
import { refuse } from "#platform/refusal";
import { isAskedAbout, lockSend, type SendRow } from "#sales/sends";
import { findSessions } from "../rows/queries.ts";
import { lockSessionOfPath, SESSION } from "../rows/session-of-path.ts";
import type { SessionRow } from "../rows/tables.ts";

/** A session and the newest of its sends, both locked; it has none before it is paid. */
interface LockedSession {
  readonly session: SessionRow;
  readonly send: SendRow | null;
}

/** How long a question about a send takes that has failed. Units: seconds. */
const RETRY_SECONDS = 30;

/**
 * Locks the session that a path names behind the newest of its sends, as whoever ends a send does.
 *
 * Refuses: `resource_missing`; `concurrent_update`, when it was sent again meanwhile;
 * `provider_unavailable`, while it is asked whether its failed send was delivered.
 */
export async function lockWithSend(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<LockedSession> {
  const [found] = await findSessions(tx, account.id, [idOfPath(SESSION, written)]);
  const newest = found?.send_ids.at(-1) ?? null;
  const name = { account_id: account.id, id: newest ?? "" };
  const send = newest === null ? null : await lockSend(tx, name);
  const session = await lockSessionOfPath(tx, { account }, written);
  if ((session.send_ids.at(-1) ?? null) !== newest) {
    return refuse("concurrent_update", { retry_after: 1 });
  }
  const is_open = send !== null && send.status === "failed" && (await isAskedAbout(tx, send));
  if (is_open) return refuse("provider_unavailable", { retry_after: RETRY_SECONDS });
  return { session, send };
}
