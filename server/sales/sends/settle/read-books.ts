import assert from "node:assert/strict";
import type { Tx } from "#platform/db/transaction";
import { readTrails, readUnanswered } from "../attempts/attempt-queries.ts";
import { lockSends, lockWork, type SendName, type SendWork } from "../attempts/dispatch-queries.ts";
import { NO_TRAIL, type OpenQuery, type Trail, trailOf } from "../attempts/trail.ts";
import type { Books } from "./assess.ts";
import type { Settlement } from "./settlement.ts";

/**
 * Locks the sends that answers are about, each of them once in the set, and reads what each answer
 * is judged by, in the order of the settlements; null for one whose send is gone.
 */
export async function readBooks(
  tx: Tx,
  settlements: readonly Settlement[],
): Promise<(Books | null)[]> {
  assert(new Set(settlements.map(({ send_id }) => send_id)).size === settlements.length);
  // Sends first, then what hangs on them: the order in which everybody locks. Each is awaited, as
  // statements that are made together reach the database in whatever order their clients send them.
  const sends = await lockSends(tx, settlements);
  const works = await lockWork(tx, settlements);
  const trails = await trailsOf(tx, settlements, works);
  const exchanges = await exchangesOf(tx, settlements, trails);
  return settlements.map(({ send_id, attempt_id }) => {
    const send = sends.get(send_id);
    if (send === undefined) return null;
    const work = works.get(send_id) ?? null;
    const trail = trails.get(send_id) ?? NO_TRAIL;
    const exchange = (attempt_id !== null && exchanges.get(attempt_id)) || null;
    return { send, work, trail, exchange };
  });
}

/** Of a send that has work its row says it; of others the attempts and answers do. */
async function trailsOf(
  tx: Tx,
  names: readonly SendName[],
  works: ReadonlyMap<string, SendWork>,
): Promise<Map<string, Trail>> {
  const idle = names.filter(({ send_id }) => !works.has(send_id));
  const trails = await readTrails(tx, idle);
  for (const work of works.values()) trails.set(work.send_id, trailOf(work));
  return trails;
}

/** The attempts that are answered, by id, as far as they wait for an answer. */
async function exchangesOf(
  tx: Tx,
  settlements: readonly Settlement[],
  trails: ReadonlyMap<string, Trail>,
): Promise<Map<string, OpenQuery>> {
  const open = new Map<string, OpenQuery>();
  for (const { hand_over, query } of trails.values()) {
    if (hand_over?.state === "intended") open.set(hand_over.id, hand_over);
    if (query !== null) open.set(query.id, query);
  }
  // One that is not the latest of its send: others have moved on since it was asked.
  const older = settlements.flatMap(({ account_id, send_id, attempt_id }) =>
    attempt_id === null || open.has(attempt_id) ? [] : [{ account_id, send_id, attempt_id }],
  );
  const unanswered = await readUnanswered(tx, older);
  return new Map([...open, ...unanswered]);
}
