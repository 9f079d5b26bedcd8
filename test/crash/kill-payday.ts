/**
 * A server is killed while an employer prepares paydays, or a worker while it pays them. Returns
 * what went wrong: each day of a schedule runs once, and what it sells is sold once.
 */
import type { Fleet } from "../kit/programs/fleet.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { complaints, complaintsAtRest, endLeases, until } from "../kit/programs/watch.ts";
import { brokenLines } from "./kill-batches.ts";
import { type Employer, openEmployer } from "./payday.ts";
import { killBySomebodyElse, replaceApi } from "./replace-api.ts";
import { someMoment, type Tell } from "./tell.ts";

/** Who dies: where, and in which words. */
export interface PaydayMoment {
  readonly role: "api" | "worker";
  /** Null is any moment. */
  readonly at: SeamName | null;
  readonly words: string;
}

const STEP = "lease schedules (test)";

export const PAYDAY_MOMENTS: readonly PaydayMoment[] = [
  { role: "worker", at: `${STEP}/before commit`, words: "before a step of schedules is committed" },
  { role: "worker", at: `${STEP}/after commit`, words: "after it is committed" },
  { role: "worker", at: null, words: "at any moment" },
  { role: "api", at: null, words: "at any moment" },
];

/** The first steps store days; later ones run them. */
const PASSES = 7;
export const PAYDAY_KILLS = 1;
const KILLED_WITHIN_MS = { api: 600, worker: 3_000 };
const ENDED_WITHIN_MS = { first: 120_000, each: 3_000 };

/** Kills one program after another over a new employer each, and looks at all at the end. */
export async function killPaydays(
  fleet: Fleet,
  { moment, kills, tell }: { moment: PaydayMoment; kills: number; tell?: Tell | undefined },
): Promise<string[]> {
  const found: string[] = [];
  const employers: Employer[] = [];
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    const employer = await openEmployer(fleet);
    employers.push(employer);
    if (moment.role === "api") found.push(...(await killApi(fleet, employer)));
    else await killWorker(fleet, employer, { at: moment.at, pass: 1 + ((3 * kill) % PASSES) });
    found.push(...(await complaints(fleet)));
    tell?.(`${moment.role} killed over paydays (${moment.at ?? "any"}) ${kill}/${kills}`);
  }
  return found.length > 0 ? found : await complaintsAtTheEnd(fleet, employers);
}

/** The employer goes on over the death of the one server, and is answered by the next one. */
async function killApi(fleet: Fleet, employer: Employer): Promise<string[]> {
  const doomed = await replaceApi(fleet);
  const prepared = employer.prepare();
  // Whatever fails is waited for below; until then nobody must take it for unhandled.
  prepared.catch(() => {});
  killBySomebodyElse(doomed, someMoment(KILLED_WITHIN_MS.api));
  await doomed.ended();
  await replaceApi(fleet);
  await prepared;
  const broken = await employer.broken();
  await employer.wait();
  return broken;
}

/** A worker dies over all that is due; one that dies at a seam may have passed it for another. */
async function killWorker(
  fleet: Fleet,
  employer: Employer,
  { at, pass }: { at: SeamName | null; pass: number },
): Promise<void> {
  await employer.prepare();
  await employer.wait();
  await endLeases(fleet);
  const seams = at === null ? [] : [{ at, pass, does: "kill" as const }];
  const doomed = await fleet.start({ role: "worker", seams });
  if (at === null) killBySomebodyElse(doomed, someMoment(KILLED_WITHIN_MS.worker));
  await doomed.ended();
}

/** A last worker, not killed, pays whatever is left, once there is Credit for it. */
async function complaintsAtTheEnd(fleet: Fleet, employers: readonly Employer[]): Promise<string[]> {
  for (const employer of employers) await employer.topUp();
  await endLeases(fleet);
  const last = await fleet.start({ role: "worker" });
  const hasEnded = () =>
    fleet.database.read(async ({ sql }) => {
      const [row] = await sql`
        select exists (select from schedule_work where due_at <= svc_now()
            or waits_minor is not null)
          or exists (select from batches where status = 'processing')
          or exists (select from recipient_erasures) as is_waiting`;
      return row?.is_waiting === false;
    });
  const within_ms = ENDED_WITHIN_MS.first + employers.length * ENDED_WITHIN_MS.each;
  await until("every payday has come to its end", hasEnded, within_ms);
  const found = await complaintsAtRest(fleet);
  await last.kill();
  return [...found, ...(await brokenLines(fleet)), ...(await brokenDays(fleet))];
}

/** Days that ran otherwise than once, or that wait; batches that are no day's and no allocation. */
async function brokenDays({ database }: Fleet): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ broken: string }[]>`
      select 'day ' || original_date || ' of ' || schedule_id || ' is ' || status
          || ' and ran ' || runs || ' times' as broken
      from schedule_days
      where status not in ('planned', 'ran') or (status = 'ran') <> (runs = 1)
        or (status = 'ran') <> (batch_id is not null)
      union all
      select 'schedule ' || schedule_id || ' ran on ' || count(*) || ' days'
      from schedule_days join schedules using (account_id)
      where schedules.id = schedule_id and status = 'ran' and cadence = 'daily'
      group by schedule_id having count(*) not between 8 and 9
      union all
      select 'batch ' || batch_id || ' is of ' || count(*) || ' days'
      from schedule_days where batch_id is not null
      group by batch_id having count(*) > 1
      union all
      select 'account ' || account_id || ' has ' || count(*) || ' batches, of days '
          || (select count(*) from schedule_days day where day.account_id = batches.account_id
            and status = 'ran')
      from batches group by account_id
      having count(*) <> 1 + (select count(*) from schedule_days day
        where day.account_id = batches.account_id and status = 'ran')
      limit 10`,
  );
  return rows.map(({ broken }) => broken);
}
