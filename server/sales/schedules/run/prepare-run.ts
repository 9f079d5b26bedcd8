import { findBookable } from "#directory/cost-centers";
import type { AccountFacts, KeyFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { type JudgedLines, judgeLines, type RawLine, readLine } from "#sales/batches";
import type { Occurrence } from "../occurrence.ts";
import { findParts, findSchedules } from "../rows/queries.ts";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";
import { type Person, peopleReader } from "./people.ts";
import { rawLineOf } from "./raw-lines.ts";

/** A batch can have so many lines. Source: spec/sales/batches/create.tsp. */
export const LINES_MAX = 10_000;

/** Who sells, and when. */
export interface RunSeller {
  readonly account: AccountFacts;
  /** By whose limits; null when the service made the schedule. */
  readonly key: KeyFacts | null;
  /** The member in whose name it sells; left out where it is only judged. */
  readonly member?: { readonly id: string } | null;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** The request that the sales name. */
  readonly request_id: string;
}

/** The lines of a run as they would be sold at this moment, and what stands in their way. */
export interface PreparedRun extends JudgedLines {
  readonly raw: readonly RawLine[];
}

const NO_DEFAULTS = { currency: null, cost_center: null, sms_message: null } as const;

/**
 * Reads and judges what a day of a schedule sells: to the people as they are at this moment, at
 * the amounts of that day, with the days that are part of its run. Whoever is no more than one of
 * the people of such a part receives the part alone.
 */
export async function prepareRun(
  from: Read | Tx,
  { schedule, day }: { schedule: ScheduleRow; day: Occurrence },
  seller: RunSeller,
): Promise<PreparedRun> {
  const readPeople = peopleReader(from, LINES_MAX + 1);
  const people = await readPeople(schedule);
  const added = await readAdded(from, { whole: schedule, day, readPeople });
  // A person who is listed twice receives what the parts add once.
  const firsts = new Map(people.toReversed().map((person) => [person.name_of, person]));
  const joined = [...added.values()].filter(({ person }) => !firsts.has(person.name_of));
  const everybody = [...people, ...joined.map(({ person }) => person)];
  const bookable = await findBookable(from, centersOf(schedule.account_id, everybody));
  const own_lines = people.map((person) => {
    const own = day.row?.override_minor ?? person.face_minor ?? schedule.face_minor;
    const more = firsts.get(person.name_of) === person ? addedFor(added, person) : 0n;
    const amount_minor = own === null && more === 0n ? null : (own ?? 0n) + more;
    return rawLineOf(schedule, person, { amount_minor, bookable });
  });
  const joined_lines = joined.map(({ person, sum_minor: amount_minor }) =>
    rawLineOf(schedule, person, { amount_minor, bookable }),
  );
  const raw = [...own_lines, ...joined_lines];
  // What is too much for a batch is not judged.
  if (raw.length > LINES_MAX) return { raw, lines: [], over_cap: null };
  const reader = { ...seller, idempotency: null, source: "api" as const };
  const read_lines = raw.map((line) => readLine(reader, line, NO_DEFAULTS));
  return { raw, ...(await judgeLines(from, read_lines)) };
}

/** What the days that are part of a run add for somebody. Units: minor units of face. */
interface Added {
  readonly person: Person;
  readonly sum_minor: bigint;
}

/**
 * What the days that are part of a run add, by the people's names. Groups change after days were
 * combined: some of these people may not be the run's own any more.
 */
async function readAdded(
  from: Read | Tx,
  {
    whole,
    day: { original_date },
    readPeople,
  }: { whole: ScheduleRow; day: Occurrence; readPeople: ReturnType<typeof peopleReader> },
): Promise<ReadonlyMap<string, Added>> {
  const { account_id, id } = whole;
  const all = await findParts(from, account_id, [id]);
  const parts = all.filter(({ into_date }) => into_date === original_date);
  if (parts.length === 0) return new Map();
  const ids = [...new Set(parts.map(({ schedule_id }) => schedule_id))];
  const found = await findSchedules(from, account_id, ids);
  // Days that have run stay combined, whatever their schedules sell by now.
  const schedules = found.filter((part) => part.active && isSameSale(part, whole));
  const added = new Map<string, Added>();
  for (const schedule of schedules) {
    const people = await readPeople(schedule);
    const of_schedule = parts.filter(({ schedule_id }) => schedule_id === schedule.id);
    for (const person of people) {
      const sum_minor = addedFor(added, person) + sumOf(schedule, person, of_schedule);
      added.set(person.name_of, { person, sum_minor });
    }
  }
  return added;
}

/** Nothing, where no part is for this person. */
function addedFor(added: ReadonlyMap<string, Added>, { name_of }: Person): bigint {
  const found = added.get(name_of);
  return found === undefined ? 0n : found.sum_minor;
}

function isSameSale(part: ScheduleRow, whole: ScheduleRow): boolean {
  const { product, currency, cost_center_id } = part;
  const is_same = product === whole.product && currency === whole.currency;
  return is_same && cost_center_id === whole.cost_center_id;
}

function sumOf(schedule: ScheduleRow, person: Person, parts: readonly ScheduleDayRow[]): bigint {
  return parts.reduce((sum, { override_minor }) => {
    const amount_minor = override_minor ?? person.face_minor ?? schedule.face_minor;
    if (amount_minor === null) throw new Error(`Schedule ${schedule.id} has no amount.`);
    return sum + amount_minor;
  }, 0n);
}

function centersOf(account_id: string, people: readonly Person[]) {
  const ids = new Set(people.flatMap(({ recipient }) => recipient?.cost_center_id ?? []));
  return [...ids].map((cost_center_id) => ({ account_id, cost_center_id }));
}
