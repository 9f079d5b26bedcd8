/** What the mutation gate runs at programs with planted bugs: the scenarios of the other tests. */

import { changeWhileBodiesWait } from "../concurrency/authority.ts";
import { retryBehindDelivery } from "../concurrency/behind-claims.ts";
import { floodBatches, REPORTING_TURNS } from "../concurrency/flood-batches.ts";
import { loseLease, settleBehindFirst } from "../concurrency/hand-overs.ts";
import { poisonOneShop } from "../concurrency/poisoned-send.ts";
import {
  raceForDailyCap,
  raceForGuesses,
  raceForLastDollar,
  raceOneKey,
} from "../concurrency/races.ts";
import { raceForRewards } from "../concurrency/reward-races.ts";
import { freezeWorker } from "../crash/freeze-worker.ts";
import { killApi } from "../crash/kill-api.ts";
import { DELIVERER_KILLS, killDeliverer } from "../crash/kill-deliverer.ts";
import { killWorker } from "../crash/kill-worker.ts";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet, FleetWanted } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";
import { timeLimit } from "../kit/time-limit.ts";

export interface Scenario {
  readonly fleet: FleetWanted;
  /** What is seen of processes alone. */
  readonly is_real?: boolean;
  /** Returns what went wrong. */
  readonly run: (fleet: Fleet) => Promise<readonly string[]>;
}

const SALES_EACH = 12;
/** Sends that never end are a complaint, and a bug that is planted has to be caught soon. */
const REST_WITHIN_MS = timeLimit(3_000);
/** Shorter than a lease: others give the send up, and the call is made all the same. */
const FROZEN_MS = 1_000;
const NEGATIVE_BALANCE = "23514";

export const SCENARIOS = {
  oneKey: { fleet: { apis: 2, workers: 0 }, run: raceOneKey },
  dailyCap: { fleet: { apis: 2, workers: 0 }, run: raceForDailyCap },
  lastDollar: { fleet: { apis: 2, workers: 0 }, run: raceForLastDollar },
  negativeBalance: { fleet: { apis: 1, workers: 0 }, run: writeNegativeBalance },
  soldAndFailed: { fleet: { apis: 1, workers: 1 }, run: sellAndFail },
  apiKilledBeforeCommit: {
    fleet: { apis: 1, workers: 1 },
    run: (fleet) => killApiAt(fleet, "place sends/before commit"),
  },
  apiKilledAfterCommit: {
    fleet: { apis: 1, workers: 1 },
    run: (fleet) => killApiAt(fleet, "place sends/after commit"),
  },
  workerKilled: {
    fleet: { apis: 1, workers: 0 },
    run: (fleet) => killWorker(fleet, { moment: "submit/answered", kills: 2 }),
  },
  delivererKilled: {
    fleet: { apis: 1, workers: 0 },
    run: (fleet) =>
      killDeliverer(fleet, { moment: "lease webhooks/fan-out (test)/after commit", kills: 1 }),
  },
  // First leases of a process may find nothing yet, and a kill at one of those loses nothing.
  delivererKilledAfterClaim: {
    fleet: { apis: 1, workers: 0 },
    run: (fleet) =>
      killDeliverer(fleet, {
        moment: "lease webhooks/deliver (test)/after commit",
        kills: IS_LONG ? DELIVERER_KILLS : 1,
      }),
  },
  guesses: { fleet: { apis: 2, workers: 0 }, run: raceForGuesses },
  firstBalanceHeld: { fleet: { apis: 1, workers: 1 }, run: settleBehindFirst },
  flood: {
    fleet: { apis: 1, workers: 0, settings: REPORTING_TURNS },
    run: floodBatches,
    is_real: true,
  },
  changedMeanwhile: { fleet: { apis: 2, workers: 0 }, run: changeWhileBodiesWait },
  frozenBeforeCall: {
    fleet: { apis: 1, workers: 0 },
    run: (fleet) => freezeWorker(fleet, { at: "lease sends/dispatch (test)/after commit" }),
  },
  frozenAtCall: {
    fleet: { apis: 1, workers: 0 },
    run: (fleet) => freezeWorker(fleet, { at: "submit/asked", frozen_ms: FROZEN_MS }),
  },
  retryBehindDelivery: { fleet: { apis: 1, workers: 0 }, run: retryBehindDelivery },
  poisonedSend: { fleet: { apis: 1, workers: 0 }, run: poisonOneShop },
  rewards: { fleet: { apis: 2, workers: 0 }, run: raceForRewards },
  leaseLost: { fleet: { apis: 1, workers: 0 }, run: loseLease },
} satisfies Record<string, Scenario>;

async function killApiAt(
  fleet: Fleet,
  moment: "place sends/before commit" | "place sends/after commit",
): Promise<readonly string[]> {
  // A set may be of one sale, which need not show what a bug does to others.
  return (await killApi(fleet, { moment, kills: 4 })).complaints;
}

/** Half of the sales are delivered, and half come back. */
async function sellAndFail(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database, { daily_minor: 100_000n });
  const till = openTill(shop.key, fleet.apis);
  const endings = Array.from({ length: SALES_EACH }, () => ["0000", "0002"]).flat();
  await Promise.all(endings.map((ending) => till.sell({ target: newTarget(ending) })));
  return await complaintsAtRest(fleet, REST_WITHIN_MS);
}

/** The database itself keeps every balance from falling below zero, whoever writes it. */
async function writeNegativeBalance({ database }: Fleet): Promise<string[]> {
  const { account_id } = await openShop(database);
  const found: string[] = [];
  for (const book of ["available_minor", "reserved_minor", "in_flight_minor"]) {
    const write = database.transact(
      "write a negative balance",
      ({ sql }) => sql`
        update ledger_balances set ${sql(book)} = -1 where account_id = ${account_id}`,
    );
    const code = await write.then(
      () => null,
      (error: { code?: string }) => error.code,
    );
    if (code !== NEGATIVE_BALANCE) found.push(`${book} can be written below zero`);
  }
  return found;
}
