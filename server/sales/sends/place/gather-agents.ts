import { type ApprovalRow, readApprovals } from "#accounts/approvals";
import { findKnownTargets } from "#directory/recipients";
import { balanceKey } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import type { Facts, UsedReference } from "../order/facts.ts";
import type { SendOrder } from "../order/order.ts";

/** The rolling day of an agent's threshold. Source: docs/guides/agents.md. */
const DAY_MS = 24 * 3_600_000;

/** Whether a sale is held to the threshold of an agent. */
export function isByAgent({ key, approval_id }: SendOrder): boolean {
  return key?.kind === "ak" && approval_id === null;
}

/**
 * Everybody whom a sale reaches: what it is sold to, and the numbers and the address that its texts
 * and its token go to. An agent that could choose those freely would send texts to strangers in
 * the organisation's name.
 */
export function reachedBy({ target, power, notify_number }: SendOrder): string[] {
  const reached = [target, power?.token_phone, power?.token_email, notify_number];
  return [...new Set(reached)].filter((one) => one !== null && one !== undefined);
}

/**
 * What the agents of a set have sold lately, which of those they reach are recipients', and what
 * has become of the requests that hold its references.
 */
export async function gatherAgents(
  from: Tx | Read,
  orders: readonly SendOrder[],
  references: Facts["references"],
): Promise<Pick<Facts, "agent_used" | "known_targets" | "asked">> {
  const of_agents = orders.filter(isByAgent);
  const targets = of_agents.flatMap((order) =>
    reachedBy(order).map((target) => ({ account_id: order.account.id, target })),
  );
  const [agent_used, known_targets, asked] = await Promise.all([
    gatherAgentUse(from, of_agents),
    findKnownTargets(from, targets),
    gatherRequested(from, references),
  ]);
  return { agent_used, known_targets, asked };
}

/**
 * What the agents of a set sold and gave in the last 24 hours, in face amount, without what came
 * back; open approvals do not count. A reward that was held counts itself, since whoever lets it go
 * sends it; any other counts by its send. Read after the balances, which every sale of these keys
 * locks.
 */
async function gatherAgentUse(
  { sql }: Tx | Read,
  asked: readonly SendOrder[],
): Promise<Map<string, bigint>> {
  if (asked.length === 0) return new Map();
  const agents = [...Map.groupBy(asked, ({ key }) => key?.id ?? "").values()].map((same) => ({
    account_id: same[0]?.account.id ?? "",
    key_id: same[0]?.key?.id ?? "",
    since: lowestId(Math.min(...same.map(({ created }) => created)) - DAY_MS),
  }));
  const rows = await sql<{ key_id: string; currency: string; used: string }[]>`
    select agent.key_id, sold.currency, sold.used
    from unnest(
      (select ${agents.map(({ account_id }) => account_id)}::uuid[]),
      (select ${agents.map(({ key_id }) => key_id)}::uuid[]),
      (select ${agents.map(({ since }) => since)}::uuid[])
    ) as agent(account_id, key_id, since)
    cross join lateral (
      select currency, sum(amount_minor) as used from (
        select sale.currency, sale.amount_minor from sends sale
        where sale.account_id = agent.account_id and sale.api_key_id = agent.key_id
          and sale.id >= agent.since and not sale.credit_returned
        union all
        select given.currency, coalesce(given.released_amount_minor, given.amount_minor)
        from rewards given
        where given.account_id = agent.account_id and given.api_key_id = agent.key_id
          and given.id >= agent.since and given.held_at is not null
          and given.status not in ('failed', 'voided', 'expired', 'rejected')
      ) as one(currency, amount_minor)
      group by currency
    ) as sold`;
  return new Map(rows.map((row) => [balanceKey(row.key_id, row.currency), BigInt(row.used)]));
}

/** The approvals that hold references of a set: what has become of each is read where it stands. */
async function gatherRequested(
  from: Tx | Read,
  references: ReadonlyMap<string, UsedReference>,
): Promise<Map<string, ApprovalRow>> {
  const used = [...references.values()].filter(({ object_prefix }) => object_prefix === "apr");
  if (used.length === 0) return new Map();
  const rows = await readApprovals(
    from,
    used.map(({ object_id }) => object_id),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
