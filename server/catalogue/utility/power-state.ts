import { eq, sql } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import { keptQuery } from "#platform/db/kept-query";
import type { Read, Tx } from "#platform/db/transaction";
import { wall } from "#platform/time/clock";
import { keepPowerChange } from "./power-changes.ts";
import { powerStates } from "./tables.ts";

/** Whether the utility is available; `since` is null if it has never been down. */
export interface PowerState {
  readonly state: "up" | "down";
  /** Unix milliseconds on the account's clock. */
  readonly since: number | null;
}

/** Reads the utility's state for an account. */
export async function readPowerState(from: Read | Tx, account_id: string): Promise<PowerState> {
  const [row] = await powerStateOf(from).execute({ account_id });
  return row ?? { state: "up", since: null };
}

const powerStateOf = keptQuery((read) =>
  read.db
    .select()
    .from(powerStates)
    .where(eq(powerStates.account_id, sql.placeholder("account_id")))
    .prepare("power state"),
);

/**
 * Sets the utility's state for an account, and returns whether that is a change.
 *
 * Writes: power_states, power_changes.
 */
export async function writePowerState(
  tx: Tx,
  { account_id, state, at }: { account_id: string; state: "up" | "down"; at: number },
): Promise<{ is_change: boolean; since: number | null }> {
  const { sql } = tx;
  const since = writeInstant(at);
  const changed = await sql`
    insert into power_states as known (account_id, state, since)
    select ${account_id}::uuid, ${state}, ${since}::timestamptz
    where ${state} = 'down' or exists (select from power_states where account_id = ${account_id})
    on conflict (account_id) do update set state = excluded.state, since = excluded.since
    where known.state <> excluded.state
    returning known.account_id`;
  if (changed.length > 0) {
    await keepPowerChange(tx, { account_id, state, since: wall() });
    return { is_change: true, since: at };
  }
  const [row] = await sql<{ since_ms: string }[]>`
    select (extract(epoch from since) * 1000)::bigint as since_ms
    from power_states where account_id = ${account_id}`;
  return { is_change: false, since: row === undefined ? null : Number(row.since_ms) };
}

/**
 * Which of these accounts cannot reach the utility. It cannot come back before the
 * transaction ends, so that sends queued by then are found when the queue is woken.
 */
export async function lockPowerDownForShare(
  { sql }: Tx,
  account_ids: readonly string[],
): Promise<Set<string>> {
  if (account_ids.length === 0) return new Set();
  const rows = await sql<{ account_id: string }[]>`
    select account_id from power_states
    where account_id = any((select ${[...new Set(account_ids)]}::uuid[])::uuid[]) and state = 'down'
    order by account_id for share`;
  return new Set(rows.map(({ account_id }) => account_id));
}

/**
 * The networks as an account sees them: the utility is in the state in which the account's own is.
 * `/networks`, `/status`, its history and `/overview` so speak of one fact.
 */
export function withPower<N extends { kind: string; state: string; since: number }>(
  networks: readonly N[],
  power: PowerState,
): N[] {
  return networks.map((network) => {
    if (network.kind !== "power") return network;
    return { ...network, state: power.state, since: power.since ?? network.since };
  });
}
