import { EVENTS, type EventType } from "@svc/generated/events";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { lowestId, mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { type EndpointRow, subscriptionsOf } from "#webhooks/webhook-endpoints";
import { subscribesTo } from "../feeds/fan-out.ts";
import { FIRST_REPLAY_STATUS } from "../rows/lifecycle.ts";
import { type ReplayRow, webhookReplays } from "../rows/tables.ts";
import type { NewReplay } from "./read-replay.ts";
import { refuseUnsendable } from "./refuse-unsendable.ts";

/** Maximum events of one replay. Source: spec/webhooks/webhook-endpoints/replays.tsp. */
const EVENTS_MAX = 100_000;

/**
 * Queues a range of events to be sent again.
 *
 * Refuses: `time_out_of_range` when there are too many; `tokens_read_required`,
 * `endpoint_disabled`. Writes: webhook_replays.
 */
export async function placeReplay(
  tx: Tx,
  ctx: Ctx,
  { endpoint, wanted }: { endpoint: EndpointRow; wanted: NewReplay },
): Promise<ReplayRow> {
  const types = typesOfReplay(endpoint, wanted.types);
  await lockClocksForShare(tx, [ctx.account.id]);
  const matched = await countEvents(tx, ctx.account.id, { ...wanted, types });
  if (matched > EVENTS_MAX) {
    const message = `\`from\`: the range has more than ${EVENTS_MAX} events; replay it in parts.`;
    refuse("time_out_of_range", { param: "from", message });
  }
  await refuseUnsendable(ctx, tx, { endpoint_id: endpoint.id, types });
  const row: ReplayRow = {
    ...wanted,
    account_id: ctx.account.id,
    mode: ctx.account.mode,
    id: mintId(ctx.now),
    endpoint_id: endpoint.id,
    types: [...wanted.types],
    status: FIRST_REPLAY_STATUS,
    matched,
    queued: 0,
    event_id: null,
    due_at: await transactionTime(tx),
    created: ctx.now,
  };
  await tx.db.insert(webhookReplays).values(row);
  return row;
}

/** The types that a replay sends: the requested ones that the endpoint subscribes to. */
export function typesOfReplay(
  endpoint: Pick<EndpointRow, "enabled_events" | "format">,
  asked: readonly string[],
): EventType[] {
  const known = Object.keys(EVENTS) as EventType[];
  const isAsked = (type: EventType) =>
    asked.length === 0 || subscriptionsOf(type).some((selector) => asked.includes(selector));
  return known.filter((type) => subscribesTo(endpoint, type) && isAsked(type));
}

async function countEvents(
  { sql }: Tx,
  account_id: string,
  { from_at, to_at, types }: { from_at: number; to_at: number; types: readonly string[] },
): Promise<number> {
  const [counted] = await sql<{ events: number }[]>`
    select count(*)::int as events from (
      select from events
      where account_id = ${account_id} and id >= ${lowestId(from_at)} and id < ${lowestId(to_at)}
        and type = any(${[...types]}::text[])
      limit ${EVENTS_MAX + 1}
    ) bounded`;
  return counted?.events ?? 0;
}
