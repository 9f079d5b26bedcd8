import type { Schemas } from "@svc/generated/routes";
import type { Tx } from "#platform/db/transaction";
import { startOfHarareDay } from "#platform/time/instants";
import { type ClosedDays, type LastPosting, readClosed, readLast } from "./closed-days.ts";
import { FINAL_AFTER_MS, type StatementName } from "./month.ts";
import { type SendPart, type SendSum, together } from "./parts.ts";
import { readParts } from "./read-parts.ts";

type MoveType = Schemas["CreditTransactionType"];

/** The sends of one type, network, key and cost centre, with what the key is called now. */
export interface SendGroup extends SendPart {
  readonly key_label: string | null;
  readonly key_last4: string | null;
}

/** The figures of a statement. Units: minor units. */
export interface StatementFigures {
  readonly opening_minor: bigint;
  readonly closing_minor: bigint;
  /** What each type of row did to the Credit; negative when it was drawn. */
  readonly moved_minor: ReadonlyMap<MoveType, bigint>;
  readonly groups: readonly SendGroup[];
  /** Sends first delivered in the month and not credited back. */
  readonly delivered: SendSum;
  /** What can no longer change of it, where that is more than what was known. */
  readonly closed: (ClosedDays & { readonly last: LastPosting }) | null;
}

/** Setting Credit aside and giving it back leaves the total as it is. */
const WITHIN_TOTAL: ReadonlySet<string> = new Set(["reservation", "reservation_release"]);

/**
 * Reads the figures of a statement, all of one moment, so that they add up while sales go on. The
 * transaction must not have read anything before.
 *
 * It reads the days of its month that were not closed when it was read last. Ids grow in the order
 * in which balances change, and a send is delivered when that is written, so nothing comes to a day
 * that is over.
 */
export async function readStatement(
  tx: Tx,
  name: StatementName,
  { now }: { now: number },
): Promise<StatementFigures> {
  await tx.sql`set transaction isolation level repeatable read, read only`;
  const { account_id, currency, month } = name;
  const known = await readClosed(tx, name);
  const over = startOfHarareDay(now - FINAL_AFTER_MS);
  const until = Math.max(known.until, Math.min(month.ends_at, over));
  const days = { account_id, currency };
  const [before, last, closed, open] = await Promise.all([
    readLast(tx, { ...name, before: month.starts_at }),
    readLast(tx, { ...name, before: until }),
    readParts(tx, { ...days, from: known.until, to: until }),
    readParts(tx, { ...days, from: until, to: month.ends_at }),
  ]);
  const closed_parts = together(known.parts, closed);
  const { moved_minor, groups, delivered } = together(closed_parts, open);
  const opening_minor = before === null ? 0n : BigInt(before.total);
  const counted = new Map([...moved_minor].filter(([type]) => !WITHIN_TOTAL.has(type)));
  return {
    opening_minor,
    closing_minor: [...counted.values()].reduce((sum, minor) => sum + minor, opening_minor),
    moved_minor: counted,
    groups: await withKeys(tx, account_id, groups),
    delivered,
    closed:
      until > known.until && last !== null && last.id !== before?.id
        ? { until, parts: closed_parts, last }
        : null,
  };
}

async function withKeys(
  { sql }: Tx,
  account_id: string,
  groups: readonly SendPart[],
): Promise<SendGroup[]> {
  const ids = [...new Set(groups.flatMap(({ api_key_id }) => api_key_id ?? []))];
  const keys = await sql<{ id: string; label: string | null; last4: string }[]>`
    select id, label, last4 from api_keys
    where account_id = ${account_id} and id = any(${ids}::uuid[])`;
  const key_of = new Map(keys.map((key) => [key.id, key]));
  return groups.map((group) => {
    const key = key_of.get(group.api_key_id ?? "");
    return { ...group, key_label: key?.label ?? null, key_last4: key?.last4 ?? null };
  });
}
