import { AuthorityChanged } from "#accounts/account";
import { createBatcher } from "#platform/batcher";
import type { Ctx } from "#platform/context";
import { callersOf, type Holder } from "#platform/db/places";
import type { Database, Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import type { RewardRow } from "#rewards/rewards";
import type { RewardActor, RewardInput } from "../asked/reward-input.ts";
import { type MadeSet, makeSet } from "./make-set.ts";
import { type PlainReward, plainReward } from "./plain-reward.ts";

/** The largest set: what it holds is locked until it commits. */
const SET_MOST = 32;
/** So often a set is begun anew without those who left it; then everybody goes alone. */
const ROUNDS_MAX = 2;

/** Thrown in a transaction of which nothing may be kept, because somebody leaves the set. */
const SetChanged = new Error("Somebody has left the set.");

/**
 * Makes a reward together with whichever others of its program are waiting; null where it has to be
 * made on its own, whatever stands in its way: it is named there.
 *
 * Refuses: as `transact`. Writes: as `makeReward`, and idempotency_keys.
 */
export async function giveTogether(
  ctx: Ctx,
  actor: RewardActor,
  input: RewardInput,
): Promise<RewardRow | null> {
  const plain = plainReward(ctx, actor, input);
  return plain === null ? null : await ctx.perProgram(openGivers)(plain);
}

type Give = (plain: PlainReward) => Promise<RewardRow | null>;

/** A batcher for each program of an account that is being asked for rewards. */
function openGivers(database: Database): Give {
  const transactOf = openLine(database);
  const givers = new Map<string, { readonly give: Give; asking: number }>();
  const openGiver = (actor: RewardActor) => {
    const transact = transactOf(callersOf(actor.account));
    const give = createBatcher<PlainReward, RewardRow | null>({ most: SET_MOST }, (set) =>
      giveSet(transact, set),
    );
    return { give, asking: 0 };
  };
  return async (plain) => {
    const name = `${plain.actor.account.id}/${plain.input.program_id}`;
    const giver = givers.get(name) ?? openGiver(plain.actor);
    givers.set(name, giver);
    giver.asking += 1;
    try {
      return await giver.give(plain);
    } finally {
      giver.asking -= 1;
      if (giver.asking === 0) givers.delete(name);
    }
  };
}

type Transact = (work: (tx: Tx) => Promise<void>) => Promise<void>;

/** A set of one program takes two flights less by a pipeline; others meanwhile go by the pool. */
function openLine(database: Database): (holder: Holder) => Transact {
  const pipeline = database.pipeline("give rewards");
  let is_busy = false;
  return (holder) => async (work) => {
    if (is_busy) return await database.of(holder).transact("create a reward", work);
    is_busy = true;
    try {
      await pipeline.run(work);
    } finally {
      is_busy = false;
    }
  };
}

async function giveSet(
  transact: Transact,
  set: readonly PlainReward[],
): Promise<(RewardRow | null)[]> {
  let remaining = distinctOf(set);
  for (let round = 1; round <= ROUNDS_MAX && remaining.length > 0; round += 1) {
    const outcome = await tryOnce(transact, remaining);
    if (outcome.kind === "made") return set.map((plain) => outcome.rows.get(plain) ?? null);
    remaining = remaining.filter((plain) => !outcome.excluded.has(plain));
  }
  return set.map(() => null);
}

/** Those of a set that no other one of it bears on: one of a number, a completion and a key. */
function distinctOf(set: readonly PlainReward[]): PlainReward[] {
  const seen = new Set<string>();
  return set.filter(({ phone, completion_id, idempotency }) => {
    const names = [
      phone,
      `completion/${completion_id}`,
      `key/${idempotency?.key ?? completion_id}`,
    ];
    if (names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}

async function tryOnce(transact: Transact, set: readonly PlainReward[]): Promise<MadeSet> {
  let outcome: MadeSet = { kind: "left", excluded: new Set(set) };
  try {
    await transact(async (tx) => {
      outcome = await makeSetOrLeave(tx, set);
      if (outcome.kind === "left") throw SetChanged;
    });
  } catch (thrown) {
    // A commit that was not answered is told as it is: nothing of it is done again.
    if (thrown !== SetChanged) throw thrown;
  }
  return outcome;
}

/** What refuses the set, or is a fault of one of it, is met by each alone, before any commit. */
async function makeSetOrLeave(tx: Tx, set: readonly PlainReward[]): Promise<MadeSet> {
  try {
    return await makeSet(tx, set);
  } catch (thrown) {
    const is_expected = thrown instanceof Refusal || thrown === AuthorityChanged;
    if (!is_expected && set.length === 1) throw thrown;
    if (!is_expected) set[0]?.warn(thrown);
    return { kind: "left", excluded: new Set(set) };
  }
}
