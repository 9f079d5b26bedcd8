import type { Database } from "#platform/db/transaction";
import { checkPortion, type WatchDeps } from "./check-portion.ts";
import {
  type Cursor,
  moveCursors,
  movePasses,
  type PassCursor,
  readPasses,
  type SendSlice,
  sendsOfSlices,
} from "./cursors.ts";
import { portionsOf } from "./portions.ts";
import { REWARD_INVARIANTS } from "./program-invariants.ts";
import { programsScope } from "./scopes.ts";
import {
  lastOfEach,
  PORTION_MAX,
  sizeOf,
  sumOf,
  watchSends,
  watchWindows,
  windowsOf,
} from "./watch-new.ts";

/**
 * Of what is old, a night reads at most this many times what is new: it costs what the day sold,
 * whatever the age of the account. At a steady pace a pass takes as long as the account is old.
 * Source: docs/decisions/0123-a-night-costs-what-the-day-sold.md.
 */
const OLD_TO_NEW_MAX = 2;
/** A send has two postings or more: one that drew its cost, or took what a customer paid, first. */
const POSTINGS_A_SEND = 2;

/**
 * Checks the next slice of all that an account has: its postings from the first, its sends by their
 * ids, and a program. What is at its end begins again in the next night. Returns the number of
 * breaches.
 */
export async function watchFull(
  deps: WatchDeps,
  account_ids: readonly string[],
  cursors: readonly Cursor[],
): Promise<number> {
  const passes = await readPasses(deps.database, account_ids);
  const postings = await sliceOfPostings(deps, cursors);
  const sends = await slicesOfSends(deps, passes, cursors);
  const programs = await nextPrograms(deps.database, passes);
  const found = await checkPortion(deps, {
    invariants: REWARD_INVARIANTS,
    rows: programs,
    scopeOf: programsScope,
  });
  const program_of = new Map(programs.map(({ account_id, id }) => [account_id, id]));
  await movePasses(
    deps.database,
    passes.map(({ account_id }) => ({
      account_id,
      sends_after: sends.after.get(account_id) ?? null,
      programs_after: program_of.get(account_id) ?? null,
    })),
  );
  return postings + sends.breaches + sumOf(found);
}

async function sliceOfPostings(deps: WatchDeps, cursors: readonly Cursor[]): Promise<number> {
  const windows = cursors.flatMap((cursor) => {
    const { account_id, currency, full, newest } = cursor;
    const after = full >= newest ? 0 : full;
    const upto = Math.min(newest, after + sliceOfNight(cursor, deps));
    return windowsOf({ account_id, currency, after, upto });
  });
  let breaches = 0;
  for (const portion of portionsOf(windows, sizeOf, PORTION_MAX)) {
    breaches += sumOf(await watchWindows(deps, portion));
    await moveCursors(deps.database, lastOfEach(portion), "full");
  }
  return breaches;
}

/** How many postings of a balance a night looks at again. */
function sliceOfNight({ newest, daily }: Cursor, { nights }: Pick<WatchDeps, "nights">): number {
  const old_max = Math.max(PORTION_MAX, OLD_TO_NEW_MAX * (newest - daily));
  return Math.min(Math.ceil(newest / nights), old_max);
}

/** How much of an account is left for this night. */
interface Rest extends Omit<SendSlice, "limit"> {
  readonly left: number;
}

/** Returns the breaches, and where each account goes on; null where it begins again. */
async function slicesOfSends(
  deps: WatchDeps,
  passes: readonly PassCursor[],
  cursors: readonly Cursor[],
): Promise<{ breaches: number; after: Map<string, string | null> }> {
  const after = new Map(passes.map(({ account_id, sends_after }) => [account_id, sends_after]));
  const postings = Map.groupBy(cursors, ({ account_id }) => account_id);
  let rest = passes.map(({ account_id, sends_after }): Rest => {
    const own = postings.get(account_id) ?? [];
    const slice = own.reduce((sum, one) => sum + sliceOfNight(one, deps), 0);
    return { account_id, after: sends_after, left: Math.ceil(slice / POSTINGS_A_SEND) };
  });
  let breaches = 0;
  while (rest.length > 0) {
    const slices = rest.filter(({ left }) => left > 0).map(sliceOf);
    for (const some of portionsOf(slices, ({ limit }) => limit, PORTION_MAX)) {
      const named = await sendsOfSlices(deps.database, some);
      breaches += await watchSends(deps, named);
      for (const { account_id } of some) after.set(account_id, null);
      for (const { account_id, send_id, is_last } of named) {
        if (is_last) after.set(account_id, send_id);
      }
    }
    rest = rest.flatMap((one) => {
      const left = one.left - PORTION_MAX;
      const next = after.get(one.account_id) ?? null;
      return left > 0 && next !== null ? [{ ...one, after: next, left }] : [];
    });
  }
  return { breaches, after };
}

function sliceOf({ account_id, after, left }: Rest): SendSlice {
  return { account_id, after, limit: Math.min(left, PORTION_MAX) };
}

/** Of each account the program after the one that was checked last. */
async function nextPrograms(
  database: Pick<Database, "read">,
  passes: readonly PassCursor[],
): Promise<{ account_id: string; id: string }[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ account_id: string; id: string }[]>`
      select watched.account_id, next.id
      from unnest(${passes.map(({ account_id }) => account_id)}::uuid[],
        ${passes.map(({ programs_after }) => programs_after)}::uuid[]
      ) as watched(account_id, after)
      cross join lateral (
        select id from programs where programs.account_id = watched.account_id
          and (watched.after is null or id > watched.after)
        order by id limit 1
      ) as next`,
  );
  return [...rows];
}
