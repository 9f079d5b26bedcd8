import { AuthorityChanged } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { callersOf, type Holder } from "#platform/db/places";
import type { Database, Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { createBatcher } from "#platform/work/batcher";
import type { RewardRow } from "#rewards/rewards";
import { makeRewards } from "./make/make-rewards.ts";
import type { RewardRequest } from "./make/reward-request.ts";
import type { RewardOutcome } from "./make/write-rewards.ts";
import { openSet } from "./open-set.ts";
import type { RewardActor, RewardInput } from "./read/reward-input.ts";

/** The largest set: what it holds is locked until it commits. */
const SET_MOST = 32;

/** Thrown in a transaction that is rolled back, because none of its set was made. */
const NoneMade = new Error("None of the set of rewards was made.");

/** A reward that waits for the next set. */
interface Waiting {
  readonly request: RewardRequest;
  /** Reports a fault of its set. */
  readonly warn: (err: unknown) => void;
}

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
  if (!goesTogether(actor, input)) return null;
  const warn = (err: unknown) => ctx.log.warn({ err }, "a set of rewards failed; each goes alone");
  const { idempotency } = ctx;
  const request = { actor, input, idempotency, confirmed: "unconfirmed" as const };
  return await ctx.perProgram(openGivers)({ request, warn });
}

/**
 * Whether a reward can share a transaction with others of its program: its person is named by a
 * number alone, so that two of one person are seen before they are found, and neither an agent's
 * threshold nor the utility stands before it.
 */
function goesTogether({ key }: RewardActor, { person, type, ...input }: RewardInput): boolean {
  if (person.kind !== "contact" || person.external_id !== null) return false;
  if (key === null || key.kind === "ak" || input.asked !== undefined) return false;
  return input.by_link !== undefined || (type !== "power" && input.meter === null);
}

type Give = (waiting: Waiting) => Promise<RewardRow | null>;

/** A batcher for each program of an account that gives rewards now. */
function openGivers(database: Database): Give {
  const transactOf = openLine(database);
  const givers = new Map<string, { readonly give: Give; asking: number }>();
  const openGiver = (actor: RewardActor) => {
    const transact = transactOf(callersOf(actor.account));
    const give = createBatcher<Waiting, RewardRow | null>({ most: SET_MOST }, (set) =>
      giveSet(transact, set),
    );
    return { give, asking: 0 };
  };
  return async (waiting) => {
    const { actor, input } = waiting.request;
    const name = `${actor.account.id}/${input.program_id}`;
    const giver = givers.get(name) ?? openGiver(actor);
    givers.set(name, giver);
    giver.asking += 1;
    try {
      return await giver.give(waiting);
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

/** Those that are not made in the set are made alone, which names what refuses them. */
async function giveSet(transact: Transact, set: readonly Waiting[]): Promise<(RewardRow | null)[]> {
  let outcomes: readonly RewardOutcome[] = [];
  try {
    await transact(async (tx) => {
      outcomes = await makeOrFail(tx, set);
      if (outcomes.every(({ kind }) => kind !== "made")) throw NoneMade;
    });
  } catch (thrown) {
    // A commit that was not answered is thrown as it is: nothing of it is done again.
    if (thrown !== NoneMade) throw thrown;
    return set.map(() => null);
  }
  return outcomes.map((outcome) => (outcome.kind === "made" ? outcome.row : null));
}

/** What refuses the set, or is a fault of one of it, is met by each alone, before any commit. */
async function makeOrFail(tx: Tx, set: readonly Waiting[]): Promise<RewardOutcome[]> {
  const requests = set.map(({ request }) => request);
  try {
    return await makeRewards(tx, requests, await openSet(tx, requests));
  } catch (thrown) {
    const is_expected = thrown instanceof Refusal || thrown === AuthorityChanged;
    if (!is_expected && set.length === 1) throw thrown;
    if (!is_expected) set[0]?.warn(thrown);
    throw NoneMade;
  }
}
