import { readInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { factsOf, type RawFacts } from "../facts.ts";
import {
  type ObjectName,
  type Subject,
  TIMELINE_PREFIXES,
  type TimelinePrefix,
} from "../happening.ts";

interface Found {
  readonly account_id: string;
  readonly account_name: string;
  readonly mode: "test" | "live";
  readonly offset_seconds: string;
  readonly created: string;
  readonly status: string;
  readonly facts: RawFacts;
  readonly request_id: string | null;
  readonly send_ids: readonly string[];
  readonly link_id: string | null;
}

/** An object with all that belongs to it; null where there is none of these kinds. */
export async function findSubject(
  read: Read,
  { prefix: given, id }: ObjectName,
): Promise<Subject | null> {
  const prefix = TIMELINE_PREFIXES.find((one) => one === given);
  if (prefix === undefined) return null;
  const [found] = await FINDERS[prefix](read, id);
  if (found === undefined) return null;
  const { account_id, account_name, mode, status, request_id } = found;
  const sends = found.send_ids.map((send_id): ObjectName => ({ prefix: "snd", id: send_id }));
  const own = prefix === "snd" ? [] : sends;
  const links = found.link_id === null ? [] : [{ prefix: "lnk", id: found.link_id } as const];
  const others = await findOthers(read, { account_id, id, send_ids: found.send_ids });
  return {
    ...{ prefix, id, account_id, account_name, mode, status },
    ahead_ms: Number(found.offset_seconds) * 1_000,
    created: readInstant(found.created),
    facts: factsOf(found.facts),
    request_ids: request_id === null ? [] : [request_id],
    objects: [{ prefix, id }, ...own, ...links, ...others],
  };
}

/** The disputes of sends, and the reviews of a reward. */
async function findOthers(
  { sql }: Read,
  of: { readonly account_id: string; readonly id: string; readonly send_ids: readonly string[] },
): Promise<ObjectName[]> {
  return await sql<ObjectName[]>`
    select 'dsp' as prefix, id from disputes
    where account_id = ${of.account_id} and send_id = any(${[...of.send_ids]}::uuid[])
    union all
    select 'rev', id from reviews where account_id = ${of.account_id} and reward_id = ${of.id}`;
}

/**
 * Nobody says whose an id is, so each account is asked for it: one probe of the primary key an
 * account, and no walk through a table.
 */
const FINDERS: Readonly<Record<TimelinePrefix, (read: Read, id: string) => Promise<Found[]>>> = {
  snd: async ({ sql }, id) =>
    await sql<Found[]>`
    select send.account_id, account.name as account_name, account.mode, clock.offset_seconds,
      send.created, send.status, array[send.id] as send_ids, null as link_id,
      (select reference.request_id from send_references reference
        where reference.account_id = send.account_id and reference.reference = send.client_reference
          and reference.object_id = send.id) as request_id,
      json_build_object('type', type, 'product', product, 'network', network, 'target', target,
        'amount_minor', amount_minor::text, 'cost_minor', cost_minor::text, 'currency', currency,
        'client_reference', client_reference, 'source', source, 'failure_code', failure_code,
        'provider_reference', provider_reference, 'sms_status', sms_status,
        'api_key_id', api_key_id, 'member_id', member_id, 'recipient_id', recipient_id,
        'retry_of_id', retry_of, 'retried_by_id', retried_by, 'batch_id', batch_id,
        'schedule_id', schedule_id, 'program_id', program_id, 'reward_id', reward_id,
        'approval_id', approval_id, 'checkout_session_id', checkout_session_id) as facts
    from accounts account
    join sends send on send.account_id = account.id and send.id = ${id}
    join account_clocks clock on clock.account_id = account.id`,
  top: async ({ sql }, id) =>
    await sql<Found[]>`
    select topup.account_id, account.name as account_name, account.mode, clock.offset_seconds,
      topup.created, topup.status, '{}'::uuid[] as send_ids, null as link_id, null as request_id,
      json_build_object('method', method, 'amount_minor', amount_minor::text,
        'fee_minor', fee_minor::text, 'received_minor', received_minor::text, 'currency', currency,
        'reference', reference, 'provider', provider, 'provider_reference', provider_reference,
        'not_found', not_found, 'failure_code', failure_code, 'api_key_id', api_key_id,
        'transaction_id', transaction_id) as facts
    from accounts account
    join topups topup on topup.account_id = account.id and topup.id = ${id}
    join account_clocks clock on clock.account_id = account.id`,
  cs: async ({ sql }, id) =>
    await sql<Found[]>`
    select session.account_id, account.name as account_name, account.mode, clock.offset_seconds,
      session.created, session.status, send_ids, null as link_id, request_id,
      json_build_object('type', type, 'product', product, 'network', network, 'target', target,
        'amount_minor', amount_minor::text, 'fee_minor', fee_minor::text, 'currency', currency,
        'client_reference', client_reference, 'payment_error', payment_error,
        'review_reason', review_reason, 'review_resolution', review_resolution,
        'transaction_id', transaction_id) as facts
    from accounts account
    join checkout_sessions session on session.account_id = account.id and session.id = ${id}
    join account_clocks clock on clock.account_id = account.id`,
  rwd: async ({ sql }, id) =>
    await sql<Found[]>`
    select reward.account_id, account.name as account_name, account.mode, clock.offset_seconds,
      reward.created, reward.status, array_remove(array[send_id], null) as send_ids, link_id,
      request_id,
      json_build_object('type', type, 'delivery', delivery, 'target', target, 'source', source,
        'amount_minor', amount_minor::text, 'currency', currency, 'held_reason', held_reason,
        'completion_id', completion_id, 'failure_code', failure_code, 'program_id', program_id,
        'recipient_id', recipient_id, 'send_id', send_id, 'link_id', link_id,
        'review_id', review_id, 'referral_id', referral_id, 'activity_id', activity_id,
        'rule_id', rule_id, 'approval_id', approval_id, 'api_key_id', api_key_id) as facts
    from accounts account
    join rewards reward on reward.account_id = account.id and reward.id = ${id}
    join account_clocks clock on clock.account_id = account.id`,
};
