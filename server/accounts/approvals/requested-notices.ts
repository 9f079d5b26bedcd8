import type { Notice } from "#accounts/notices";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { startOfHarareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { ApprovalRow } from "./tables.ts";

/** A new request, and the label of the key that made it. */
export interface NewRequest {
  readonly row: ApprovalRow;
  readonly key_label: string | null;
}

/**
 * An agent may request without end, and its words are texted: of the requests of one account the
 * first in each spell has a notice, and in the first spells of a day alone. The rest wait in the
 * dashboard.
 */
const SPELL_MS = 2 * 60_000;
const SPELLS_A_DAY = 50;

/** The notices of new requests to those who decide, one an account at most. */
export async function requestedNotices(tx: Tx, all: readonly NewRequest[]): Promise<Notice[]> {
  if (all.length === 0) return [];
  const own = all.map(({ row }) => row.id);
  const firsts = [...Map.groupBy(all, ({ row }) => row.account_id).values()].flatMap(
    ([first]) => first ?? [],
  );
  const notified = await notifiedAccounts(tx, firsts, own);
  return firsts.filter(({ row }) => !notified.has(row.account_id)).map(noticeOf);
}

/**
 * Accounts that have had their notices for now. Their other requests say so: two of the same moment
 * see nothing of each other, and both have a notice.
 */
async function notifiedAccounts(
  { sql }: Tx,
  firsts: readonly NewRequest[],
  own: readonly string[],
): Promise<Set<string>> {
  const spells = firsts.flatMap(({ row }) => spellsOf(row));
  // Each spell is one step into the primary key, however many requests it has.
  const found = await sql<{ account_id: string }[]>`
    select spell.account_id from unnest(
      ${spells.map((spell) => spell.account_id)}::uuid[],
      ${spells.map((spell) => spell.from_id)}::uuid[],
      ${spells.map((spell) => spell.until_id)}::uuid[],
      ${spells.map((spell) => spell.ago)}::integer[]
    ) as spell(account_id, from_id, until_id, ago)
    where exists (
      select from agent_approvals earlier
      where earlier.account_id = spell.account_id
        and earlier.id >= spell.from_id and earlier.id < spell.until_id
        and earlier.id <> all(${[...own]}::uuid[]))
    group by spell.account_id
    having bool_or(spell.ago = 0) or count(*) >= ${SPELLS_A_DAY}`;
  return new Set(found.map(({ account_id }) => account_id));
}

/** The spells of the day of a request, up to its own. */
function spellsOf({ account_id, created }: ApprovalRow) {
  const day = startOfHarareDay(created);
  const now = Math.floor((created - day) / SPELL_MS);
  return Array.from({ length: now + 1 }, (_, spell) => {
    const from = day + spell * SPELL_MS;
    const ids = { from_id: lowestId(from), until_id: lowestId(from + SPELL_MS) };
    return { account_id, ...ids, ago: now - spell };
  });
}

function noticeOf({ row, key_label }: NewRequest): Notice {
  const { account_id, action, amount_minor, currency, target, reason, created } = row;
  const kind = action === "reward" ? "a reward of " : "";
  const what = `${kind}${currency} ${formatMoney(amount_minor)} to ${target ?? "a recipient"}`;
  const who = key_label === null ? "An agent" : `The agent ${key_label}`;
  const because = reason === null ? "" : ` Its reason: ${reason}`;
  return {
    account_id,
    subject: `An agent requests approval: ${what}`,
    text: `${who} requests approval for ${what}. Decide within 24 hours.${because}`,
    channels: ["email", "sms"],
    created,
  };
}
