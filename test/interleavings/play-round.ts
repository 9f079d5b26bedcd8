/** One round of a played world: workers that lease, talk and settle, die, freeze and come late. */

import { formatId } from "@svc/server/platform/ids.ts";
import type { Done } from "@svc/server/platform/work/worker.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { dispatchDeps } from "../kit/drain.ts";
import { isKill, mortalDatabase } from "./crashes.ts";
import type { Dice } from "./dice.ts";
import { drawPlay, type SupplierName } from "./plays.ts";
import type { PlayedSend, World } from "./world.ts";

type Worker = ReturnType<typeof dispatchWorker>;
type Job = Awaited<ReturnType<Worker["lease"]>>[number];
type Answer = Awaited<ReturnType<Worker["talk"]>>;

/** An answer that comes later than its lease, or a call that is made later. */
export interface Late {
  readonly job: Job;
  /** Null of a worker that was frozen before its call. */
  readonly done: Done<Job, Answer> | null;
  rounds: number;
}

/** How bad a round is; a calm one ends what others have begun. */
export interface Weather {
  readonly is_calm: boolean;
}

const LEASED_MOST = 60;
const LATE_ROUNDS_MAX = 12;
/** Every second frozen worker wakes up when its send has long ended without it. */
const FROZEN_ROUNDS = 24;
const KILLED_PERCENT = 8;

/** What becomes of a worker over one job. Few of the frozen ones wake up at a bad moment. */
const FATES = [
  "killed before its call",
  "killed after its call",
  ...(["frozen", "frozen"] as const),
  "late",
  "twice",
] as const;
type Fate = (typeof FATES)[number] | "well";
const FATED_PERCENT = 35;

/** Plays a worker's turn: what it leases it talks about, and settles, as far as it lives. */
export async function playWorker(
  world: World,
  { drawer, weather, number }: { drawer: Late[]; weather: Weather; number: number },
): Promise<void> {
  const { dice, shop, suppliers } = world;
  const deps = await dispatchDeps(suppliers);
  const percent = weather.is_calm ? 0 : KILLED_PERCENT;
  const database = mortalDatabase(world.database, { dice, percent });
  const worker = dispatchWorker({ ...deps, database });
  const account = { id: shop.account_id, mode: "live" as const };
  try {
    const jobs = await worker.lease({ limit: 1 + dice.below(LEASED_MOST), account });
    // The world goes on between a lease and its calls.
    if (!weather.is_calm && dice.chance(8)) await world.clock.jump(dice.pick([-30_000, 200_000]));
    const done = await talkAll(world, worker, { jobs, drawer, weather });
    await settleAll(worker, done);
  } catch (error) {
    if (!isKill(error)) throw error;
    world.happened.push(`worker ${number} was killed at ${error.message}`);
  }
}

async function talkAll(
  world: World,
  worker: Worker,
  { jobs, drawer, weather }: { jobs: readonly Job[]; drawer: Late[]; weather: Weather },
): Promise<Done<Job, Answer>[]> {
  const talked = await Promise.all(
    jobs.map(async (job): Promise<Done<Job, Answer>[]> => {
      const send = sendOf(world, job);
      const fate = weather.is_calm ? "well" : fateOf(send.dice);
      const late = (done: Late["done"]) => {
        const soon = 1 + send.dice.below(LATE_ROUNDS_MAX);
        const rounds = done === null && send.dice.chance(50) ? FROZEN_ROUNDS : soon;
        drawer.push({ job, done, rounds });
        return [];
      };
      if (fate === "killed before its call" || fate === "frozen") {
        send.steps.push(`${wordsOf(job)}: ${fate}`);
        return fate === "frozen" ? late(null) : [];
      }
      const done = { job, answer: await talk(world, worker, { job, weather, fate }) };
      if (fate === "killed after its call") return [];
      if (fate === "late") return late(done);
      return fate === "twice" ? [...late(done), done] : [done];
    }),
  );
  return talked.flat();
}

async function talk(
  { fakes, ...world }: World,
  worker: Worker,
  { job, weather, fate }: { job: Job; weather: Weather; fate: Fate },
): Promise<Answer> {
  const send = sendOf(world, job);
  const { task, supplier } = job;
  let named = "usual";
  if (!weather.is_calm && supplier !== null && (task.do === "submit" || task.do === "query")) {
    const name = supplier.adapter.name as SupplierName;
    const play = drawPlay(send.dice, { name, question: task.do, order: task.order });
    if (play !== null) (name === "hot-v3" ? fakes.hot : fakes.billpay).plan(play);
    named = play?.named ?? named;
  }
  const answer = await worker.talk(job);
  const said = answer?.kind === "supplier" ? saidOf(answer.outcome) : (answer?.kind ?? "nothing");
  send.steps.push(`${wordsOf(job)}, ${named}, ${fate}: ${said}`);
  return answer;
}

function saidOf(outcome: { readonly kind: string; readonly reason?: string }): string {
  return [outcome.kind, outcome.reason ?? ""].join(" ").trim();
}

/** What came late, or is called late, is settled by somebody whose lease is long over. */
export async function playLate(world: World, drawer: Late[], is_last = false): Promise<void> {
  const worker = dispatchWorker(await dispatchDeps(world.suppliers));
  const due = drawer.filter((late) => {
    late.rounds -= 1;
    return is_last || late.rounds <= 0;
  });
  drawer.splice(0, drawer.length, ...drawer.filter((late) => !due.includes(late)));
  for (const { job, done } of due) {
    const send = sendOf(world, job);
    const answer =
      done?.answer ??
      (await talk(world, worker, { job, weather: { is_calm: true }, fate: "frozen" }));
    send.steps.push(`${wordsOf(job)}: settled late`);
    await settleAll(worker, [{ job, answer }]);
  }
}

/** A set that cannot be settled is settled one by one, as workers do by halves. */
async function settleAll(worker: Worker, done: readonly Done<Job, Answer>[]): Promise<void> {
  if (done.length === 0) return;
  try {
    await worker.settle(done);
    await worker.after?.(done);
  } catch (error) {
    if (isKill(error) || done.length === 1) throw error;
    for (const one of done) await worker.settle([one]);
  }
}

function fateOf(dice: Dice): Fate {
  return dice.chance(FATED_PERCENT) ? dice.pick(FATES) : "well";
}

function sendOf({ sends }: Pick<World, "sends">, { send }: Job): PlayedSend {
  const found = sends.get(formatId("snd", send.id));
  if (found === undefined) throw new Error(`Send ${send.id} is of another world.`);
  return found;
}

function wordsOf({ task, supplier, send }: Job): string {
  return `${send.status}: ${task.do} ${supplier?.adapter.name ?? "nobody"}`;
}
