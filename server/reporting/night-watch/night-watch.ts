import { HOUSE } from "#money/ledger";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { nextHarareDay } from "#platform/time/instants";
import type { Chore } from "#platform/work/chores";
import type { WatchDeps } from "./check-portion.ts";
import { readCursors } from "./cursors.ts";
import { watchFull } from "./watch-full.ts";
import { watchNew } from "./watch-new.ts";
import { watchStanding } from "./watch-standing.ts";

/** After midnight in Harare, when little is sold. */
const STARTS_AFTER_MS = 2 * 3_600_000;
/** Accounts whose figures are looked at in one statement. */
const ACCOUNTS_MAX = 200;

/** A full pass takes a quarter of a year: each night has so small a part of what there is. */
const NIGHTS = 90;

/** What a night was like. */
interface Night {
  readonly accounts: number;
  readonly breaches: number;
}

/**
 * The chore that looks at all books once a night. Its lease is renewed while it runs, and it stops
 * where another process has taken it over.
 * Source: docs/reliability.md, "The night watch".
 */
export function nightWatch(): Chore {
  return {
    name: "night watch",
    nextAfter: (now) => nextHarareDay(now) + STARTS_AFTER_MS,
    async run({ database, log, signal }) {
      const { accounts, breaches } = await watchBooks(database, log, { signal });
      log.info({ count: accounts, breaches }, "the night watch has looked at every account");
    },
  };
}

/** Checks every account, some at a time, and raises an alarm for each broken invariant. */
export async function watchBooks(
  database: Pick<Database, "read" | "transact">,
  log: Log,
  { signal, nights = NIGHTS }: { signal?: AbortSignal | undefined; nights?: number } = {},
): Promise<Night> {
  const deps: WatchDeps = { database, log, nights };
  let accounts = 0;
  // The house's own postings have no account, and the same rules.
  let breaches = await watchAccounts(deps, [HOUSE]);
  for (let after: string | null = null; signal?.aborted !== true; ) {
    const ids = await accountsAfter(database, after);
    if (ids.length === 0) break;
    breaches += await watchAccounts(deps, ids);
    accounts += ids.length;
    after = ids.at(-1) ?? null;
  }
  return { accounts, breaches };
}

/**
 * Checks some accounts: what stands, then what is new, then the next slices of the full pass.
 * Returns the number of breaches.
 */
export async function watchAccounts(
  deps: WatchDeps,
  account_ids: readonly string[],
): Promise<number> {
  const standing = await watchStanding(deps, account_ids);
  const cursors = await readCursors(deps.database, account_ids);
  const fresh = await watchNew(deps, account_ids, cursors);
  return standing + fresh + (await watchFull(deps, account_ids, cursors));
}

/** A test account that is closed is being deleted with its twin, piece by piece. */
async function accountsAfter(
  database: Pick<Database, "read">,
  after: string | null,
): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ id: string }[]>`
      select id from accounts account where (${after}::uuid is null or id > ${after}::uuid)
        and not exists (
          select from account_moves moves
          where moves.account_id = account.id and moves.state <> 'planned')
        and not exists (
          select from accounts closed where closed.id in (account.id, account.twin_id)
            and closed.mode = 'test' and closed.status = 'closed')
      order by id limit ${ACCOUNTS_MAX}`,
  );
  return rows.map(({ id }) => id);
}
