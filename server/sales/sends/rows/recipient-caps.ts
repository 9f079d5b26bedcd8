import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { nextHarareDay, startOfHarareDay, unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { SendRow } from "./tables.ts";

/** A key whose cap for one recipient a send must stay within, and the day that it counts in. */
export interface CappedKey {
  readonly key_id: string;
  /** Unix milliseconds on the account's clock, within the day. */
  readonly at: number;
}

/**
 * Checks a send that changes its target against each key's daily cap for one recipient.
 *
 * Callers may rely on it that no sale of these keys is made meanwhile: their caps stay locked until
 * the transaction ends, as a sale locks them. Refuses: `recipient_cap_exceeded`.
 */
export async function refuseOverRecipientCap(
  tx: Tx,
  send: SendRow,
  { target, keys }: { target: string; keys: readonly CappedKey[] },
): Promise<void> {
  const ids = keys.map(({ key_id }) => key_id);
  const caps = await tx.sql<{ key_id: string; limit_minor: string }[]>`
    select key_id, per_recipient_daily_minor as limit_minor from key_caps
    where account_id = ${send.account_id} and key_id = any(${ids}::uuid[])
      and currency = ${send.currency} and per_recipient_daily_minor is not null
    order by key_id for update`;
  for (const { key_id, limit_minor } of caps) {
    const at = keys.find((key) => key.key_id === key_id)?.at ?? send.created;
    const limit = BigInt(limit_minor);
    const used = await usedFor(tx, send, { target, key_id, at });
    if (used + send.amount_minor > limit) refuseCap(send, { limit, used, at });
  }
}

async function usedFor(
  { sql }: Tx,
  { account_id, id, currency }: SendRow,
  { target, key_id, at }: CappedKey & { target: string },
): Promise<bigint> {
  const [sold] = await sql<{ used: string }[]>`
    select coalesce(sum(amount_minor), 0) as used from sends
    where account_id = ${account_id} and target = ${target} and api_key_id = ${key_id}
      and currency = ${currency} and not credit_returned and id <> ${id}
      and id >= ${lowestId(startOfHarareDay(at))} and id < ${lowestId(nextHarareDay(at))}`;
  if (sold === undefined) throw new Error(`no sum for key ${key_id}`);
  return BigInt(sold.used);
}

function refuseCap(
  { currency }: SendRow,
  { limit: limit_minor, used: used_minor, at }: { limit: bigint; used: bigint; at: number },
): never {
  const [limit, used] = [formatMoney(limit_minor), formatMoney(used_minor)];
  return refuse("recipient_cap_exceeded", {
    param: "meter",
    message: `\`meter\`: this key sells at most ${limit} ${currency} a day to one recipient.`,
    meta: { currency, limit, used, resets_at: unixSeconds(nextHarareDay(at)) },
  });
}
