import { raiseAlarm } from "#platform/alarm";
import type { Chore } from "#platform/chores";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { nextHarareDay } from "#platform/time";
import { type Breach, findBreaches, type Invariants } from "./find-breaches.ts";
import { LEDGER_INVARIANTS } from "./ledger-invariants.ts";
import { SALE_INVARIANTS } from "./sale-invariants.ts";

/** After midnight in Harare, when little is sold. */
const STARTS_AFTER_MS = 2 * 3_600_000;
/** Maximum accounts read at once; they are checked one after the other. */
const ACCOUNTS_MAX = 200;
/** One account of many sales takes longer than any request may. */
const STATEMENT_MS_MAX = 120_000;
/** The ids of a subject, of which the first is reported; anything else in it may be private. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * The chore that looks at all books once a night.
 * Source: docs/reliability.md, "The night watch".
 */
export function nightWatch(): Chore {
  let is_under_way = false;
  return {
    name: "night watch",
    nextAfter: (now) => nextHarareDay(now) + STARTS_AFTER_MS,
    async run({ database, log }) {
      // A run that outlives its lease must not start a second time concurrently.
      if (is_under_way) return;
      is_under_way = true;
      try {
        const { accounts, breaches } = await watchBooks(database, log);
        log.info({ count: accounts, breaches }, "the night watch has looked at every account");
      } finally {
        is_under_way = false;
      }
    },
  };
}

/** Checks every account, one after the other, and raises an alarm for each broken invariant. */
export async function watchBooks(
  database: Pick<Database, "read" | "transact">,
  log: Log,
): Promise<{ readonly accounts: number; readonly breaches: number }> {
  let accounts = 0;
  let breaches = 0;
  for (let after: string | null = null; ; ) {
    const ids = await accountsAfter(database, after);
    for (const account_id of ids) breaches += await watchAccount(database, log, account_id);
    accounts += ids.length;
    after = ids.at(-1) ?? null;
    if (after === null) return { accounts, breaches };
  }
}

async function accountsAfter(
  database: Pick<Database, "read">,
  after: string | null,
): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ id: string }[]>`
      select id from accounts where ${after}::uuid is null or id > ${after}::uuid
      order by id limit ${ACCOUNTS_MAX}`,
  );
  return rows.map(({ id }) => id);
}

/** An account that cannot be read raises an alarm, and the next one is still checked. */
async function watchAccount(
  database: Pick<Database, "transact">,
  log: Log,
  account_id: string,
): Promise<number> {
  const [looked] = await Promise.allSettled([lookAt(database, account_id)]);
  if (looked.status === "rejected") {
    raiseAlarm(log, "books_unread", { mode: null, account_id, err: looked.reason });
    return 0;
  }
  const broken = Map.groupBy(looked.value, ({ invariant }) => invariant);
  for (const [invariant, found] of broken) logBreach(log, { account_id, invariant, found });
  return looked.value.length;
}

async function lookAt(database: Pick<Database, "transact">, account_id: string): Promise<Breach[]> {
  return [
    ...(await breachesOf(database, LEDGER_INVARIANTS, account_id)),
    ...(await breachesOf(database, SALE_INVARIANTS, account_id)),
  ];
}

/** Its transaction writes nothing: it takes no lock, and no event waits for it. */
async function breachesOf(
  database: Pick<Database, "transact">,
  invariants: Invariants,
  account_id: string,
): Promise<Breach[]> {
  return await database.transact("watch books", async (tx) => {
    await tx.sql`select set_config('statement_timeout', ${String(STATEMENT_MS_MAX)}, true)`;
    return await findBreaches(tx, invariants, account_id);
  });
}

/** A broken invariant is a bug of ours in test mode too. */
function logBreach(
  log: Log,
  breach: { account_id: string; invariant: string; found: readonly Breach[] },
): void {
  const { account_id, invariant, found } = breach;
  const ids = found[0]?.subject.match(UUID) ?? [];
  const object_id = ids.find((id) => id !== account_id) ?? null;
  const count = found.length;
  raiseAlarm(log, "books_broken", { mode: null, account_id, invariant, object_id, count });
}
