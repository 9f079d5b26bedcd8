/**
 * A worker is killed between two steps of dispatch, and the next one carries on. Returns what went
 * wrong, and nothing for a sound server; the mutation gate runs it at unsound ones.
 */
import { setTimeout as pause } from "node:timers/promises";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import type { Ending } from "../kit/programs/program.ts";
import { aroundCommits, DISPATCH_SEAMS } from "../kit/programs/seam-names.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, powerOrder, type Till } from "../kit/programs/till.ts";
import {
  complaints,
  complaintsAtRest,
  endLeases,
  hasNoWork,
  statusesOf,
} from "../kit/programs/watch.ts";
import { killAtEach } from "./kill-at-each.ts";
import { someMoment, type Tell } from "./tell.ts";

/** The seams of dispatch, in the order of its steps (see seams.ts), and no seam at all. */
export const WORKER_MOMENTS = {
  "lease sends/dispatch (test)/before commit": "before its claim is committed",
  "lease sends/dispatch (test)/after commit":
    "after its hand-over was written down and before it is made",
  "record/before commit": "while the supplier hears of it and before the supplier has it",
  "submit/answered": "after the supplier has it and before the answer is here",
  "query/answered": "after a question was answered and before the answer is here",
  "settle sends/before commit": "before an answer is written down",
  "settle sends/after commit": "after an answer was written down",
  any: "at any moment, while its supplier takes its time",
} as const;

export type WorkerMoment = keyof typeof WORKER_MOMENTS | keyof typeof METER_MOMENTS;

/** The seams of a meter that is confirmed when its send goes out. */
export const METER_MOMENTS = {
  "settle a meter/before commit": "before it is written down that a meter is confirmed",
  "settle a meter/after commit": "after it was written down that a meter is confirmed",
} as const;

/** What is sold while workers are killed. */
export type Ware = "airtime" | "power";

/** Every way that each can go, but for the one that ends with people. */
const ENDINGS: Readonly<Record<Ware, readonly string[]>> = {
  airtime: ["0000", "0001", "0002", "0003", "0005", "0012"],
  power: ["0000", "0002", "0003", "0005", "0007", "0011"],
};
const FINAL = ["delivered", "failed_credited"];
/** How many times a seam is passed before it kills, at most. */
const PASSES_MAX = 2;
/** Each pass finds what earlier passes, and earlier workers, left behind. */
export const WORKER_KILLS = 2 * PASSES_MAX;
/** A supplier this slow is what a kill at any moment mostly meets. */
const SUPPLIER_PAUSE_MS = 25;
const KILLED_WITHIN_MS = 400;

/** Kills workers at every step of dispatch, over one send of each ending at a time. */
export async function killDispatch(fleet: OpenFleet, ware: Ware): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  const found = await killAtEach(fleet, {
    seams: [...DISPATCH_SEAMS, ...(ware === "power" ? aroundCommits("settle a meter") : [])],
    prepare: () => sellOneOfEach(till, ware),
    free: () => endLeases(fleet),
    isStill: () => hasNoWork(fleet),
    // Power goes the way of airtime but for its meter and its tokens.
    ...(IS_LONG || ware === "power" ? {} : { passes_max: PASSES_MAX }),
  });
  return [...found, ...(await unfinished(fleet, shop))];
}

/** Kills one worker after another, and looks at everything after each time and at the end. */
export async function killWorker(
  fleet: Fleet,
  { moment, kills, ware = "airtime", tell }: WorkerKills,
): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  const found: string[] = [];
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    await sellOneOfEach(till, ware);
    await endLeases(fleet);
    const { signal } = await killOne(fleet, { moment, pass: 1 + (kill % PASSES_MAX) });
    if (signal !== "SIGKILL") found.push("a worker that was to be killed ended by itself");
    found.push(...(await complaints(fleet)));
    tell?.(`worker killed (${moment}, ${ware}) ${kill}/${kills}`);
  }
  return found.length > 0 ? found : await complaintsAtTheEnd(fleet, shop);
}

export interface WorkerKills {
  readonly moment: WorkerMoment;
  readonly kills: number;
  readonly ware?: Ware;
  readonly tell?: Tell | undefined;
}

async function killOne(
  fleet: Fleet,
  { moment, pass }: { moment: WorkerMoment; pass: number },
): Promise<Ending> {
  if (moment !== "any") {
    const seams = [{ at: moment, pass, does: "kill" as const }];
    const worker = await fleet.start({ role: "worker", seams });
    return await worker.ended();
  }
  const held_up = { pause_ms: SUPPLIER_PAUSE_MS };
  const seams = [
    { at: "submit/asked", does: held_up },
    { at: "submit/answered", does: held_up },
    { at: "query/answered", does: held_up },
  ] as const;
  const worker = await fleet.start({ role: "worker", seams });
  await pause(someMoment(KILLED_WITHIN_MS));
  await worker.kill();
  return await worker.ended();
}

async function sellOneOfEach(till: Till, ware: Ware): Promise<void> {
  const orderOf = (ending: string) =>
    ware === "power" ? powerOrder(ending) : { target: newTarget(ending) };
  await Promise.all(ENDINGS[ware].map((ending) => till.sell(orderOf(ending))));
}

/** A last worker, not killed, finishes every send. */
async function complaintsAtTheEnd(fleet: Fleet, shop: FleetShop): Promise<string[]> {
  await endLeases(fleet);
  const last = await fleet.start({ role: "worker" });
  const found = await complaintsAtRest(fleet);
  await last.kill();
  return [...found, ...(await unfinished(fleet, shop))];
}

async function unfinished(fleet: Fleet, shop: FleetShop): Promise<string[]> {
  const left = Object.entries(await statusesOf(fleet, shop));
  const open = left.filter(([status]) => !FINAL.includes(status));
  return open.map(([status, sends]) => `${sends} sends ended ${status}`);
}
