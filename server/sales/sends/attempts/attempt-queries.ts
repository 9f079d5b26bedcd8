import { and, desc, eq } from "drizzle-orm";
import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { type AttemptState, sendExchanges } from "../rows/dispatch-tables.ts";
import type { SendName } from "./dispatch-queries.ts";
import type { OpenQuery, Trail } from "./trail.ts";

/** An attempt with its answer, as `send_exchanges` shows them. */
export type SendExchange = typeof sendExchanges.$inferSelect;

/** A list shows no more; dispatch gives up asking long before. */
export const ATTEMPTS_MAX = 100;

/**
 * What the attempts and answers themselves say of each send: for sends that have no work any more,
 * whose row would say it. Nothing comes back for a send that was never handed over or asked about.
 */
export async function readTrails(
  { sql }: Pick<Read | Tx, "sql">,
  names: readonly SendName[],
): Promise<Map<string, Trail>> {
  if (names.length === 0) return new Map();
  // Each is the last of its send in an index: one kept plan serves sets and tables of every size.
  const rows = await sql<TrailRow[]>`
    select named.send_id, attempt.sequence as attempts, coalesce(answer.number, 0) as answers,
      hand_over.*, coalesce(standing.hand_over_state, 'intended') as hand_over_state, query.*
    from unnest(
      (select ${names.map(({ account_id }) => account_id)}::uuid[]),
      (select ${names.map(({ send_id }) => send_id)}::uuid[])
    ) as named(account_id, send_id)
    cross join lateral (
      select sequence from send_attempts made
      where made.account_id = named.account_id and made.send_id = named.send_id
      order by sequence desc limit 1
    ) as attempt
    left join lateral (
      select number from send_answers answer
      where answer.account_id = named.account_id and answer.send_id = named.send_id
      order by number desc limit 1
    ) as answer on true
    left join lateral (
      select id as hand_over_id, sequence as hand_over_sequence,
        supplier as hand_over_supplier, at::text as hand_over_at
      from send_attempts made
      where made.account_id = named.account_id and made.send_id = named.send_id
        and kind = 'submit'
      order by sequence desc limit 1
    ) as hand_over on true
    left join lateral (
      select hand_over_state from send_answers answer
      where answer.account_id = named.account_id and answer.send_id = named.send_id
        and answer.hand_over_sequence = hand_over.hand_over_sequence
      order by number desc limit 1
    ) as standing on true
    left join lateral (
      select id as query_id, sequence as query_sequence, at::text as query_at
      from send_attempts made
      where made.account_id = named.account_id and made.send_id = named.send_id
        and kind = 'query' and not exists (
          select from send_answers answer
          where answer.account_id = made.account_id and answer.send_id = made.send_id
            and answer.sequence = made.sequence)
      order by sequence desc limit 1
    ) as query on true`;
  return new Map(rows.map((row) => [row.send_id, trailOfRow(row)]));
}

interface TrailRow {
  readonly send_id: string;
  readonly attempts: number;
  readonly answers: number;
  readonly hand_over_id: string | null;
  readonly hand_over_sequence: number;
  readonly hand_over_supplier: string;
  readonly hand_over_at: string;
  readonly hand_over_state: AttemptState;
  readonly query_id: string | null;
  readonly query_sequence: number;
  readonly query_at: string;
}

function trailOfRow(row: TrailRow): Trail {
  const { attempts, answers, hand_over_id, query_id } = row;
  const hand_over = {
    sequence: row.hand_over_sequence,
    state: row.hand_over_state,
    supplier: row.hand_over_supplier,
  };
  return {
    attempts,
    answers,
    hand_over:
      hand_over_id === null
        ? null
        : { ...hand_over, id: hand_over_id, at: readInstant(row.hand_over_at) },
    query:
      query_id === null
        ? null
        : { id: query_id, sequence: row.query_sequence, at: readInstant(row.query_at) },
  };
}

/** Of the attempts that are named by id, those that have no answer. */
export async function readUnanswered(
  { sql }: Pick<Tx, "sql">,
  asked: readonly (SendName & { readonly attempt_id: string })[],
): Promise<Map<string, OpenQuery>> {
  if (asked.length === 0) return new Map();
  const rows = await sql<(Omit<OpenQuery, "at"> & { at: string })[]>`
    select made.id, made.sequence, made.at::text from unnest(
      (select ${asked.map(({ account_id }) => account_id)}::uuid[]),
      (select ${asked.map(({ send_id }) => send_id)}::uuid[]),
      (select ${asked.map(({ attempt_id }) => attempt_id)}::uuid[])
    ) as named(account_id, send_id, id)
    cross join lateral (
      select id, sequence, at from send_attempts attempt
      where attempt.account_id = named.account_id and attempt.send_id = named.send_id
        and attempt.id = named.id and not exists (
          select from send_answers answer
          where answer.account_id = attempt.account_id and answer.send_id = attempt.send_id
            and answer.sequence = attempt.sequence)
    ) as made`;
  return new Map(rows.map((row) => [row.id, { ...row, at: readInstant(row.at) }]));
}

/** The attempts of one send with their answers, newest first; of very many the newest. */
export async function readExchanges(
  { db }: Pick<Read, "db">,
  { account_id, send_id }: SendName,
): Promise<SendExchange[]> {
  return await db
    .select()
    .from(sendExchanges)
    .where(and(eq(sendExchanges.account_id, account_id), eq(sendExchanges.send_id, send_id)))
    .orderBy(desc(sendExchanges.sequence))
    .limit(ATTEMPTS_MAX);
}
