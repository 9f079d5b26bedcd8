/** What workers cost at each size while nothing is due for them. */
import { readDueWorkers } from "@svc/server/platform/work/lookout.ts";
import { type Cost, type GrownRow, noted } from "./costs.ts";
import { costOf, meanOf, shareOf, sumOf } from "./spent.ts";
import { type Staff, workerOf } from "./staff.ts";
import { whileRowsWait } from "./waiting.ts";

/** Linux counts processors in hundredths of a second, so a turn takes some of them. */
const TURNS = 5;
const TIMES = 100;
const CHORE_TIMES = { minute: 10, hour: 3, day: 20 } as const;
/** Those of which a growing table is looked at; the others are one line together. */
const SHOWN = [
  ...["sends/dispatch", "batch-lines", "schedules", "messages"],
  ...["webhooks/fan-out", "webhooks/deliver"],
];

/** Something that every size does, and how often in a turn. */
interface Round {
  readonly name: string;
  readonly times: number;
  run(staff: Staff): Promise<unknown>;
}

/** Rounds without work, while rows wait in the queues that are not due. */
export async function measureIdle(staffs: readonly Staff[]): Promise<GrownRow[]> {
  const rows = await waitingIn(staffs, async () => {
    const look = ({ database, workers }: Staff) => readDueWorkers(database, workers);
    const name = "a look at all queues: nothing due";
    const looked = await measureRound(staffs, { name, times: TIMES, run: look });
    const names = staffs[0]?.workers.map(({ name }) => name) ?? [];
    const each: GrownRow[] = [];
    for (const name of names) {
      const run = (staff: Staff) => workerOf(staff, name).work();
      each.push(await measureRound(staffs, { name: `${name}: nothing due`, times: TIMES, run }));
    }
    const isShown = ({ name }: GrownRow) => SHOWN.some((shown) => name.startsWith(shown));
    const others = each.filter((row) => !isShown(row));
    const rest = `the other ${others.length} workers: nothing due`;
    return [looked, ...each.filter(isShown), { name: rest, costs: sumOf(others) }];
  });
  for (const [span, times] of Object.entries(CHORE_TIMES)) {
    const run = async ({ chores }: Staff) => {
      for (const chore of chores[span as keyof typeof CHORE_TIMES]) await chore();
    };
    rows.push(
      await measureRound(staffs, {
        name: `the chores of ${span === "hour" ? "an" : "a"} ${span}`,
        times,
        run,
      }),
    );
  }
  return rows;
}

/** Lets rows wait at every size together. */
async function waitingIn<T>(staffs: readonly Staff[], work: () => Promise<T>): Promise<T> {
  const [first, ...others] = staffs;
  if (first === undefined) return await work();
  return await whileRowsWait(first, (queues) => {
    if (others.length === 0) console.log(`  rows wait in ${queues.join(", ")}`);
    return waitingIn(others, work);
  });
}

/** Every size has its turn, so that what slows the machine down slows all of them. */
async function measureRound(
  staffs: readonly Staff[],
  { name, times, run }: Round,
): Promise<GrownRow> {
  for (const staff of staffs) await run(staff);
  const turns = staffs.map((): Cost[] => []);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [place, staff] of staffs.entries()) {
      const cost = await costOf(staff, async () => {
        for (let time = 0; time < times; time += 1) await run(staff);
      });
      turns[place]?.push(shareOf(cost, times));
    }
  }
  return noted({ name, costs: turns.map(meanOf) });
}
