/** The only writer of a link's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import { writeInstant } from "#platform/db/columns";
import { insertMany } from "#platform/db/insert-many";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { eventsOf, isTerminal } from "#platform/lifecycle";
import type { Mode } from "#platform/work/queue";
import { presentProgress } from "../present/present.ts";
import { type RewardLinkRow, rewardLinkDeadlines, rewardLinks } from "../rows/tables.ts";

/** The state that a link is made in. */
export const FIRST_STATUS = LIFECYCLES.reward_link.initial[0];

type LinkStep = (typeof LIFECYCLES.reward_link.steps)[number];

/** When links move, and the request that makes it so; null when the service does. */
export interface CausedAt {
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  readonly request: EventDraft["request"];
}

/**
 * Writes new links with their events, and when each expires; the caller holds the account's clock.
 * Any number takes as many statements as one.
 *
 * Units: `due_at` in wall time. Writes: reward_links, reward_link_deadlines, events.
 */
export async function writeLinks(
  tx: Tx,
  links: readonly RewardLinkRow[],
  { mode, due_at, request }: { mode: Mode; due_at: number; request: EventDraft["request"] },
): Promise<void> {
  await insertMany(tx, rewardLinks, links);
  const deadlines = links.map(({ account_id, id }) => ({ account_id, link_id: id, mode, due_at }));
  await insertMany(tx, rewardLinkDeadlines, deadlines);
  await emit(
    tx,
    links.map(({ account_id, id, created, event_sequence: sequence }) => ({
      ...{ account_id, type: "reward_link.created", object: { prefix: "lnk", id }, sequence },
      ...{ previous_attributes: null, created, request },
    })),
  );
}

/** What is written of a link along with its step. */
type LinkProgress = Partial<
  Pick<RewardLinkRow, "opened_at" | "open_count" | "claimed_at" | "reward_id">
>;

/**
 * Moves links of one account, which the caller has locked, along one step of their lifecycle, and
 * emits its events; a step that is not in the table is a bug of the caller. What has ended waits
 * for nothing more. Returns them as they are then, in their order.
 *
 * Writes: reward_links, reward_link_deadlines, events.
 * Source: spec/base/lifecycles/reward-link.tsp.
 */
export async function moveLinks(
  tx: Tx,
  links: readonly RewardLinkRow[],
  { to, by, ...step }: Pick<LinkStep, "to" | "by"> & { readonly with?: LinkProgress },
  { at, request }: CausedAt,
): Promise<RewardLinkRow[]> {
  const [first] = links;
  if (first === undefined) return [];
  const { account_id } = first;
  if (isTerminal(LIFECYCLES.reward_link, to)) await endDeadlines(tx, account_id, links);
  const moved = links.map((before) => {
    const told = eventsOf(LIFECYCLES.reward_link, { from: before.status, to, by });
    const event_sequence = before.event_sequence + told.length;
    return { before, told, after: { ...before, ...step.with, status: to, event_sequence } };
  });
  await writeMoved(tx, account_id, moved);
  await emit(
    tx,
    moved.flatMap(({ before, told, after }) =>
      told.map(
        (type, index): EventDraft => ({
          ...{ account_id, type, object: { prefix: "lnk", id: after.id } },
          sequence: before.event_sequence + index + 1,
          previous_attributes: differenceOf(presentProgress(before), presentProgress(after)),
          ...{ created: at, request },
        }),
      ),
    ),
  );
  return moved.map(({ after }) => after);
}

async function endDeadlines(
  { db }: Tx,
  account_id: string,
  links: readonly RewardLinkRow[],
): Promise<void> {
  const { account_id: of_account, link_id } = rewardLinkDeadlines;
  const ids = links.map(({ id }) => id);
  await db
    .delete(rewardLinkDeadlines)
    .where(and(eq(of_account, account_id), isAnyOf(link_id, ids)));
}

/** What is not as it was when it was locked is a bug of the caller. */
async function writeMoved(
  { sql }: Tx,
  account_id: string,
  links: readonly { readonly before: RewardLinkRow; readonly after: RewardLinkRow }[],
): Promise<void> {
  const rows = links.map(({ after }) => after);
  const written = await sql`
    update reward_links link set
      status = moved.status, event_sequence = moved.event_sequence,
      open_count = moved.open_count, opened_at = moved.opened_at,
      claimed_at = moved.claimed_at, reward_id = moved.reward_id
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[],
      ${links.map(({ before }) => before.status)}::text[],
      ${rows.map(({ status }) => status)}::text[],
      ${rows.map(({ event_sequence }) => event_sequence)}::int[],
      ${rows.map(({ open_count }) => open_count)}::int[],
      ${rows.map(({ opened_at }) => instantOf(opened_at))}::text[]::timestamptz[],
      ${rows.map(({ claimed_at }) => instantOf(claimed_at))}::text[]::timestamptz[],
      ${rows.map(({ reward_id }) => reward_id)}::uuid[]
    ) as moved(id, old_status, status, event_sequence, open_count, opened_at, claimed_at,
      reward_id)
    where link.account_id = ${account_id} and link.id = moved.id
      and link.status = moved.old_status`;
  if (written.count === links.length) return;
  throw new Error(`${links.length} links of ${account_id} are locked; ${written.count} moved.`);
}

function instantOf(at: number | null): string | null {
  return at === null ? null : writeInstant(at);
}
