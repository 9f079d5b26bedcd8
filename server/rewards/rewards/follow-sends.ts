import type { Schemas } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { lockClocksForShare, readAccountFacts } from "#accounts/account";
import type { ReservationCause } from "#money/credit";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import type { EndedSend, SendOfParents, SendParents } from "#platform/work/reactions";
import {
  lockPrograms,
  type ProgramRow,
  returnSpent,
  returnsToReservation,
} from "#rewards/programs";
import { moveRewards, type RewardMove } from "./lifecycle/lifecycle.ts";
import { type RewardRow, rewards } from "./rows/tables.ts";

/** A reward with the send that has paid it out, or failed to. */
interface EndedReward {
  readonly reward: RewardRow;
  readonly send: EndedSend;
}

/** Rewards that are being sent: one goes with its send to its end. */
export const REWARDS_OF_SENDS: SendParents = { lock: lockRewards, move: followSends };

/** Account by account in one order; in each its rewards by id, and then their programs. */
async function lockRewards(
  tx: Tx,
  sends: readonly SendOfParents[],
): Promise<ReadonlyMap<string, string>> {
  const returned = new Map<string, string>();
  for (const [account_id, of_account] of byAccount(sends)) {
    const held = await readRewards(tx, account_id, of_account);
    const programs = await lockPrograms(tx, account_id, programsOf(held));
    const of_reward = new Map(held.map((reward) => [reward.id, reward]));
    for (const { id, reward_id } of of_account) {
      const program = programs.get(of_reward.get(reward_id ?? "")?.program_id ?? "");
      if (program === undefined || !returnsToReservation(program)) continue;
      if (program.reservation_id !== null) returned.set(id, program.reservation_id);
    }
  }
  return returned;
}

/**
 * Moves the rewards of sends that have ended: one whose send has failed gives its amount back to
 * the budget. A reward that has failed stays so when its send is delivered late.
 *
 * Writes: rewards, programs, credit_reservations, events, the ledger.
 */
async function followSends(tx: Tx, ended: readonly EndedSend[]): Promise<void> {
  for (const [account_id, of_account] of byAccount(ended)) {
    const found = await readRewards(tx, account_id, of_account);
    const send_of = new Map(of_account.map((send) => [send.reward_id, send]));
    const moving = found.flatMap((reward): EndedReward[] => {
      const send = send_of.get(reward.id);
      return send !== undefined && isBeingSent(reward) ? [{ reward, send }] : [];
    });
    if (moving.length > 0) await endRewards(tx, account_id, moving);
  }
}

async function endRewards(tx: Tx, account_id: string, ended: readonly EndedReward[]) {
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const account = await readAccountFacts(tx, account_id);
  if (clock === undefined || account === null) throw new Error(`no account ${account_id}`);
  const { now } = clock;
  const cause = { account, now, request: null, api_key_id: null };
  const moves = ended.map((one) => moveOf(one, now));
  await moveRewards(tx, moves, { at: now, request: null });
  const failed = ended.filter(({ send }) => send.status !== "delivered");
  const programs = await lockPrograms(tx, account_id, programsOf(failed.map((one) => one.reward)));
  for (const program of programs.values()) await giveBack(tx, cause, program, failed);
}

async function giveBack(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  failed: readonly EndedReward[],
): Promise<void> {
  const own = failed.filter(({ reward }) => reward.program_id === program.id);
  const amount_minor = own.reduce((sum, { reward }) => sum + sentOf(reward), 0n);
  const cost_minor = own.reduce((sum, { send }) => sum + send.cost_minor, 0n);
  await returnSpent(tx, cause, program, { amount_minor, cost_minor });
}

function moveOf({ reward: before, send }: EndedReward, at: number): RewardMove {
  if (send.status === "delivered") {
    return { before, to: "delivered", by: "send_delivered", with: { delivered_at: at } };
  }
  const failure_code = send.failure_code as Schemas["SendFailureCode"] | null;
  return { before, to: "failed", by: "send_failed", with: { failed_at: at, failure_code } };
}

function isBeingSent({ status }: RewardRow): boolean {
  return status === "pending" || status === "released";
}

/** Units: minor units of face value. */
function sentOf({ amount_minor, released_amount_minor }: RewardRow): bigint {
  return released_amount_minor ?? amount_minor;
}

function byAccount<S extends SendOfParents>(sends: readonly S[]): [string, S[]][] {
  const of_rewards = sends.filter(({ reward_id }) => reward_id !== null);
  const grouped = Map.groupBy(of_rewards, ({ account_id }) => account_id);
  return [...grouped].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function programsOf(held: readonly RewardRow[]): string[] {
  return [...new Set(held.map(({ program_id }) => program_id))];
}

/** Locks them, in one order; whoever holds them already waits for nothing. */
async function readRewards(
  { db }: Tx,
  account_id: string,
  sends: readonly SendOfParents[],
): Promise<RewardRow[]> {
  const ids = sends.flatMap(({ reward_id }) => reward_id ?? []);
  return await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.account_id, account_id), isAnyOf(rewards.id, ids)))
    .orderBy(rewards.id)
    .for("no key update");
}
