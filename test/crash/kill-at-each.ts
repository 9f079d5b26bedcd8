/**
 * A worker is killed at every step of its work: a first one is let live, to number the seams that
 * it passes, and then one after another is killed at each of them; in an ordinary run once where
 * two of them leave the same behind. Returns what went wrong.
 */
import { IS_LONG } from "../kit/long.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { complaintsAgain, until } from "../kit/programs/watch.ts";

/** Work that workers are killed over. */
export interface KilledOver {
  readonly seams: readonly SeamName[];
  /** Other seams that it is killed at if it passes them, which not every worker does. */
  readonly others?: (seam: string) => boolean;
  /** Makes as much work as one worker is to have. */
  prepare(): Promise<void>;
  /** Frees what the dead held, so that nobody waits for a lease. */
  free(): Promise<void>;
  isStill(): Promise<boolean>;
  /** Left out, at the first pass, and in a long run at each that the first worker makes. */
  readonly passes_max?: number;
}

const PASSES_MAX = IS_LONG ? Number.POSITIVE_INFINITY : 1;

/** A moment of a worker: the nth time that it passes a seam. */
interface Moment {
  readonly at: SeamName;
  readonly pass: number;
}

/** Kills at each moment, looks after each kill, and lets a last worker finish what is left. */
export async function killAtEach(fleet: OpenFleet, over: KilledOver): Promise<string[]> {
  await over.prepare();
  const { passed } = await liveOne(fleet, over);
  const found = over.seams
    .filter((seam) => !passed.includes(seam))
    .map((seam) => `no worker passes ${seam}`);
  for (const moment of momentsOf(passed, over)) {
    await over.prepare();
    await over.free();
    found.push(...(await killOne(fleet, over, moment)), ...(await complaintsAgain(fleet)));
    if (found.length > 0) return [...found, `killed at ${moment.at}, pass ${moment.pass}`];
  }
  await over.free();
  await liveOne(fleet, over);
  return [...found, ...(await complaintsAgain(fleet))];
}

function momentsOf(passed: readonly SeamName[], over: KilledOver): Moment[] {
  const at_seams = passed.filter((at) => over.seams.includes(at) || over.others?.(at));
  const moments = at_seams.map((at, index) => {
    return { at, pass: at_seams.slice(0, index + 1).filter((seam) => seam === at).length };
  });
  const passes_max = over.passes_max ?? PASSES_MAX;
  return moments.filter((moment, index) => {
    if (moment.pass > passes_max) return false;
    const next = moments[index + 1];
    const is_next_tried = (next?.pass ?? 1) <= passes_max;
    return IS_LONG || !is_next_tried || !isLikeTheNext(moment.at, next?.at);
  });
}

/**
 * Between these and the next seam nothing is committed and no call is made, so that a death at
 * either leaves the same: work that is leased and not begun, an order that the simulator has not
 * written down, an answer that is not written, and one that is, before the next work is leased.
 */
export function isLikeTheNext(at: SeamName, next: SeamName | undefined): boolean {
  if (at.endsWith("/answered")) return true;
  if (next === undefined) return false;
  const is_heard = next === "record/before commit";
  if (at.endsWith("/asked")) return is_heard;
  if (!at.endsWith("/after commit")) return false;
  if (at.startsWith("lease ")) return is_heard || next.endsWith("/asked");
  if (at.startsWith("settle ")) return next.startsWith("lease ");
  return at.startsWith("record/") && /^settle |\/answered$/.test(next);
}

/** A worker that lives until nothing is left to do. */
async function liveOne(fleet: OpenFleet, over: KilledOver): Promise<OpenProgram> {
  const worker = await fleet.start({ role: "worker" });
  await until("nothing is left to do", over.isStill);
  await worker.kill();
  return worker;
}

/** A pass that work which came together has spared is no moment; the first one always comes. */
async function killOne(fleet: OpenFleet, over: KilledOver, moment: Moment): Promise<string[]> {
  const seams = [{ ...moment, does: "kill" as const }];
  const doomed = await fleet.start({ role: "worker", seams });
  const isOver = async () => doomed.isKilled() || (await over.isStill());
  await until("a worker is killed or has nothing left to do", isOver);
  const is_due = over.seams.includes(moment.at) && moment.pass === 1;
  const is_missed = is_due && !doomed.isKilled();
  await doomed.kill();
  return is_missed ? ["a worker that was to be killed was done before"] : [];
}
