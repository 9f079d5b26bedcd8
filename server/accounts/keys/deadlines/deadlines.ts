/** Deadlines of keys, stored when their times are known. */
import { and, eq, inArray } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type DeadlineKind, keyDeadlines } from "../rows/tables.ts";

/** A key of an account. */
export interface KeyName {
  readonly account_id: string;
  readonly key_id: string;
}

const DAY_MS = 86_400_000;

/**
 * How long before a key expires its owners are notified.
 * Source: docs/decisions/0010-keys-logs-and-overview.md.
 */
const NOTICES = [
  { kind: "week_left", before_ms: 7 * DAY_MS },
  { kind: "day_left", before_ms: DAY_MS },
] as const;

/**
 * Makes a key's end, and the notices that are still ahead, due; null takes them away.
 *
 * Units: milliseconds on the account's clock. Writes: key_deadlines.
 */
export async function setExpiryDeadlines(
  tx: Tx,
  { expires_at, ...key }: KeyName & { expires_at: number | null },
): Promise<void> {
  await dropDeadlines(tx, key, ["week_left", "day_left", "expiry"]);
  if (expires_at === null) return;
  const { now, ahead_ms, mode } = await heldTime(tx, key);
  const notices = NOTICES.map(({ kind, before_ms }) => ({ kind, at: expires_at - before_ms }));
  const ahead = notices.filter(({ at }) => at > now);
  const deadlines = [...ahead, { kind: "expiry" as const, at: expires_at }];
  const rows = deadlines.map(({ kind, at }) => ({ ...key, kind, mode, at, due_at: at - ahead_ms }));
  await insertMany(tx, keyDeadlines, rows);
}

/**
 * Makes the end of a rolled secret's grace due; null takes it away.
 *
 * Units: milliseconds on the account's clock. Writes: key_deadlines.
 */
export async function setGraceDeadline(
  tx: Tx,
  { works_until: at, ...key }: KeyName & { works_until: number | null },
): Promise<void> {
  await dropDeadlines(tx, key, ["grace_over"]);
  if (at === null) return;
  const { ahead_ms, mode } = await heldTime(tx, key);
  const due_at = at - ahead_ms;
  await insertMany(tx, keyDeadlines, [{ ...key, kind: "grace_over", mode, at, due_at }]);
}

/** Nothing of these kinds comes due for a key any more. Writes: key_deadlines. */
export async function dropDeadlines(
  { db }: Tx,
  { account_id, key_id }: KeyName,
  kinds: readonly DeadlineKind[],
): Promise<void> {
  await db
    .delete(keyDeadlines)
    .where(
      and(
        eq(keyDeadlines.account_id, account_id),
        eq(keyDeadlines.key_id, key_id),
        inArray(keyDeadlines.kind, [...kinds]),
      ),
    );
}

/** The account's time, whose clock is held until the transaction ends. */
async function heldTime(tx: Tx, { account_id }: KeyName) {
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`No clock row for account ${account_id}.`);
  return clock;
}
