/**
 * The server or the worker of an agent's day is killed at every seam that it passes: a first day
 * without a death numbers them, and each further day has one. Returns what went wrong.
 */
import { IS_LONG } from "../kit/long.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { endLeases } from "../kit/programs/watch.ts";
import { agentsDay, type Cast } from "./agents-day.ts";
import { bringForward } from "./kill-approver.ts";
import { isLikeTheNext } from "./kill-at-each.ts";
import { replaceApi } from "./replace-api.ts";

type Role = "api" | "worker";

/** The nth time that a program of this role passes a seam. */
interface Moment {
  readonly role: Role;
  readonly at: SeamName;
  readonly pass: number;
}

/** The steps of the day; programs also do chores, and write logs. */
const OF_DAY =
  /^(?:place a send|approve|record|lease (?:sends|approvals)|settle sends|submit|query)/;

/**
 * The attempt is committed here, and the supplier has not written the order down, which is its own
 * `record`: the order is never repeated, and fails when the supplier says that it has none.
 */
const UNHEARD: readonly SeamName[] = [
  "lease sends/dispatch (test)/after commit",
  "submit/asked",
  "record/before commit",
];

/** Kills at each moment of the day; also says at how many, by role. */
export async function killAgentsDay(fleet: OpenFleet) {
  const first = openCast(fleet, null);
  const found = await agentsDay(fleet, first);
  const moments = await first.end();
  for (const moment of moments) {
    if (found.length > 0) break;
    const cast = openCast(fleet, moment);
    const complaints = await agentsDay(fleet, cast);
    const { role, at, pass } = moment;
    // A worker may come by a seam less often than the first did.
    const may_live = role === "worker" && pass > 1;
    if (cast.deaths() !== 1 && !may_live) complaints.push(`${cast.deaths()} programs were killed`);
    await cast.end();
    found.push(...complaints.map((one) => `${one} (${role} killed at ${at}, pass ${pass})`));
  }
  const killsOf = (role: Role) => moments.filter((one) => one.role === role).length;
  return { found, kills: { api: killsOf("api"), worker: killsOf("worker") } };
}

interface DoomedCast extends Cast {
  readonly deaths: () => number;
  /** Ends the worker, and returns the moments of both roles. */
  readonly end: () => Promise<Moment[]>;
}

interface Started {
  readonly role: Role;
  readonly program: OpenProgram;
  /** How many seams it passed as it was started. */
  readonly before: number;
}

/** The server and the worker of a day, one of which dies at this moment. */
function openCast(fleet: OpenFleet, moment: Moment | null): DoomedCast {
  const started: Started[] = [];
  let deaths = 0;

  async function start(role: Role, dies_at: Moment | null): Promise<void> {
    const seams = dies_at?.role === role ? [{ ...dies_at, does: "kill" as const }] : [];
    const started_one =
      role === "api" ? await replaceApi(fleet, seams) : await fleet.start({ role, seams });
    const program = started_one as OpenProgram;
    started.push({ role, program, before: program.passed.length });
  }

  async function replaceDead(): Promise<void> {
    for (const role of ["api", "worker"] as const) {
      const last = started.findLast((one) => one.role === role)?.program;
      if (last?.isKilled() !== true) continue;
      await last.kill();
      deaths += 1;
      // What the dead had leased is due immediately.
      await endLeases(fleet);
      await bringForward(fleet);
      await start(role, null);
    }
  }

  async function end(): Promise<Moment[]> {
    for (const { role, program } of started) if (role === "worker") await program.kill();
    return started.flatMap(momentsIn);
  }

  return {
    ...{ replaceDead, end, deaths: () => deaths },
    begin: () => start("api", moment),
    beginWork: () => start("worker", moment),
    may_fail: moment?.role === "worker" && UNHEARD.includes(moment.at),
  };
}

/**
 * Both are killed at the first pass of each seam, the worker once where two leave the same behind,
 * and in a long run at all of them.
 */
function momentsIn({ role, program: { passed }, before }: Started): Moment[] {
  const moments = passed.map((at, index) => {
    return { role, at, pass: passed.slice(0, index + 1).filter((seam) => seam === at).length };
  });
  const of_day = moments.slice(before).filter(({ at }) => OF_DAY.test(at));
  if (IS_LONG) return of_day;
  const first = of_day.filter(({ at }, index) => {
    return of_day.findIndex((moment) => moment.at === at) === index;
  });
  return first.filter(({ at }, index) => {
    return role === "api" || !isLikeTheNext(at, first[index + 1]?.at);
  });
}
