import { type KeyUse, touchKeys } from "#accounts/keys";
import type { RequestLogRow } from "#journal/requests";
import type { Tx } from "#platform/db/transaction";

/** A key that is used again so soon, and from the same address, keeps its last use as noted. */
const NOTED_EVERY_MS = 5_000;
const KEPT_MAX = 10_000;

/**
 * Notes when keys were last used, behind the requests that used them: a busy key is written once in
 * five seconds, and not with every write of the request log.
 */
export function openUseNotes(): (tx: Tx, rows: readonly RequestLogRow[]) => Promise<void> {
  const noted = new Map<string, KeyUse>();

  function isNew({ key_id, used_at, ip }: KeyUse): boolean {
    const before = noted.get(key_id);
    return before === undefined || before.ip !== ip || used_at >= before.used_at + NOTED_EVERY_MS;
  }

  return async (tx, rows) => {
    const uses = rows.flatMap(({ account_id, api_key_id, created, ip }) =>
      api_key_id ? [{ account_id, key_id: api_key_id, used_at: created, ip }] : [],
    );
    // A key that sent many of these requests was last used by the latest.
    const latest = new Map(uses.map((use) => [use.key_id, use]));
    const untold = [...latest.values()].filter(isNew);
    await touchKeys(tx, untold);
    if (noted.size > KEPT_MAX) noted.clear();
    for (const use of untold) noted.set(use.key_id, use);
  };
}
