/** Plays seeds, each the story of one send, many of them in one world at a time. */
import type { TestDatabase } from "../kit/database.ts";
import { runNow } from "../kit/run-clock.ts";
import { befall, calm } from "./events.ts";
import { type Late, playLate, playWorker } from "./play-round.ts";
import { judgeWorld } from "./verdict.ts";
import { begin, openWorld, type World } from "./world.ts";

export interface Played {
  readonly seeds: number;
  /** How often a send ended so. */
  readonly ends: Readonly<Record<string, number>>;
  readonly vends: number;
  readonly hand_overs: number;
  readonly kills: number;
  readonly complaints: readonly string[];
}

export interface PlayedWanted {
  readonly from: number;
  readonly seeds: number;
  /** How many seeds share a world. */
  readonly world_size: number;
}

const ROUNDS = 12;
const WORKERS_MOST = 3;
const SHORT_MS = [1_000, 16_000, 31_000, 61_000] as const;
const LONG_MS = [200_000, 620_000, 1_900_000] as const;
const LONG_PERCENT = 15;
/** Long enough for every question, window and promise of a supplier. */
const CALM_MS = [
  ...Array.from({ length: 8 }, () => 700_000),
  ...Array.from({ length: 6 }, () => 32_400_000),
];

/** Plays them until something is wrong, or all are played. */
export async function playSeeds(database: TestDatabase, wanted: PlayedWanted): Promise<Played> {
  const world = await openWorld(database);
  const ends: Record<string, number> = {};
  const sums = { seeds: 0, vends: 0, hand_overs: 0, kills: 0 };
  const complaints: string[] = [];
  try {
    while (sums.seeds < wanted.seeds && complaints.length === 0) {
      const from = wanted.from + sums.seeds;
      const size = Math.min(wanted.world_size, wanted.seeds - sums.seeds);
      complaints.push(...(await playWorld(world, seedsFrom(from, size))));
      sums.seeds += size;
      sums.vends += world.fakes.hot.world.ledger.length + world.fakes.billpay.world.ledger.length;
      sums.kills += world.happened.filter((one) => one.includes("was killed")).length;
      sums.hand_overs += await countEnds(world, ends);
    }
  } finally {
    await world.close();
  }
  return { ...sums, ends, complaints };
}

function seedsFrom(from: number, size: number): number[] {
  return Array.from({ length: size }, (_, index) => from + index);
}

async function playWorld(world: World, seeds: readonly number[]): Promise<string[]> {
  await world.clock.align();
  const began = runNow();
  await calm(world);
  await begin(world, seeds);
  const drawer: Late[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await befall(world);
    const { dice } = world;
    await world.clock.advance(dice.pick(dice.chance(LONG_PERCENT) ? LONG_MS : SHORT_MS));
    const workers = 1 + dice.below(WORKERS_MOST);
    const weather = { is_calm: false };
    await Promise.all(
      Array.from({ length: workers }, (_, number) =>
        playWorker(world, { drawer, weather, number }),
      ),
    );
    await playLate(world, drawer);
  }
  await calm(world);
  for (const ms of CALM_MS) {
    await world.clock.advance(ms);
    await playLate(world, drawer, ms === CALM_MS[8]);
    await playUntilStill(world, drawer);
  }
  return await judgeWorld(world, began);
}

/** Nothing of a calm world stays due. */
async function playUntilStill(world: World, drawer: Late[]): Promise<void> {
  const weather = { is_calm: true };
  for (let turn = 0; turn < 6; turn += 1)
    await playWorker(world, { drawer, weather, number: turn });
}

/** Counts how sends have ended, and how often they were handed over. */
async function countEnds({ database, shop }: World, ends: Record<string, number>): Promise<number> {
  const rows = await database.read(
    ({ sql }) => sql<{ status: string; sends: number; hand_overs: number }[]>`
      select status, count(*)::integer as sends, sum((select count(*) from send_attempts made
        where made.account_id = sends.account_id and made.send_id = sends.id
          and made.kind = 'submit'))::integer as hand_overs
      from sends where account_id = ${shop.account_id} group by status`,
  );
  for (const { status, sends } of rows) ends[status] = (ends[status] ?? 0) + sends;
  return rows.reduce((sum, { hand_overs }) => sum + hand_overs, 0);
}
