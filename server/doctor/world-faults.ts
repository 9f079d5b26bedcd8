/** What the rows of the database say about suppliers, messages and webhooks of live mode. */

import type { Database } from "#platform/db/transaction";
import type { Settings } from "#platform/settings/config";
import { readSupply } from "#providers/supply";
import { readFloat } from "#reporting/float";
import type { Fault } from "./faults.ts";

type Reads = Pick<Database, "read">;

/** Fewer prove nothing. */
const FAILED_MIN = 3;
/** More than half of them. */
const FAILED_SHARE = 1 / 2;

/** Whether live organisations are sold to, and what keeps each supplier from it. */
export async function faultsOfSuppliers(
  database: Reads,
  { env }: Pick<Settings, "env">,
): Promise<Fault[]> {
  const [supply, held] = await Promise.all([database.read(readSupply), database.read(readFloat)]);
  const { offers, paused, wallets, now } = supply;
  const is_missing = env === "production" && offers.length === 0;
  const none: Fault = { code: "supplier_missing", cause: "No supplier is connected to live mode." };
  const silent = wallets.filter(({ probe_at, short_minor }) => {
    return short_minor === null && probe_at !== null && probe_at > now;
  });
  return [
    ...(is_missing ? [none] : []),
    ...[...paused].map((supplier) => {
      return { code: "supplier_paused", cause: `Staff have paused ${supplier}.` } as const;
    }),
    ...silent.map(({ supplier, wallet }) => {
      const cause = `${supplier}/${wallet} does not answer, and gets no orders for now.`;
      return { code: "supplier_silent", cause } as const;
    }),
    ...faultsOfWallets(held),
  ];
}

function faultsOfWallets(held: Awaited<ReturnType<typeof readFloat>>): Fault[] {
  return held.flatMap(({ supplier, wallet, balance_minor, is_empty, is_unread }): Fault[] => {
    const name = `${supplier}/${wallet}`;
    if (is_empty || (balance_minor !== null && balance_minor <= 0n)) {
      return [{ code: "wallet_empty", cause: `${name} cannot pay for what is ordered.` }];
    }
    if (!is_unread) return [];
    return [{ code: "wallet_unread", cause: `${name} does not say what is left in it.` }];
  });
}

/** Who is missing to carry messages of live organisations. */
export function faultsOfGateways({ env, texts, mail }: Settings): Fault[] {
  if (env !== "production") return [];
  const no_texts: Fault = { code: "texts_missing", cause: "No gateway for texts is set." };
  const no_mails: Fault = { code: "mails_missing", cause: "No mail server is set." };
  return [...(texts.gateways.length === 0 ? [no_texts] : []), ...(mail === null ? [no_mails] : [])];
}

/** Live messages that a gateway was handed more than once, and that still wait. */
export async function faultsOfMessages(database: Reads): Promise<Fault[]> {
  const waiting = await database.read(
    ({ sql }) => sql<{ channel: string; rows: number }[]>`
      select channel, count(*)::int as rows from messages
      where mode = 'live' and due_at is not null and status = 'queued' and tries > 1
      group by channel having count(*) >= ${FAILED_MIN} order by channel`,
  );
  return waiting.map(({ channel, rows }) => {
    const cause = `${rows} live messages by ${channel} were handed over in vain, and wait.`;
    return { code: "messages_failing", cause };
  });
}

/** That most receivers fail at once points at us, and not at them. */
export async function faultsOfWebhooks(database: Reads): Promise<Fault[]> {
  const [row] = await database.read(
    ({ sql }) => sql<[{ failing: number; endpoints: number }]>`
      select count(*) filter (where is_failing)::int as failing, count(*)::int as endpoints
      from (
        select bool_and(delivery.status <> 'succeeded') as is_failing
        from webhook_deliveries delivery
        join accounts account on account.id = delivery.account_id and account.mode = 'live'
        where delivery.created > svc_now() - interval '1 hour' and delivery.attempt_count > 0
        group by delivery.account_id, delivery.endpoint_id
      ) endpoint`,
  );
  const { failing, endpoints } = row;
  if (failing < FAILED_MIN || failing <= endpoints * FAILED_SHARE) return [];
  const cause = `Nothing has arrived at ${failing} of ${endpoints} live endpoints in an hour.`;
  return [{ code: "webhooks_failing", cause }];
}
