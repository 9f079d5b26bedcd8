import { countGroupMembers } from "#directory/groups";
import type { Read, Tx } from "#platform/db/transaction";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";

/** Whom a schedule reaches at this moment, and what they receive. Units: minor units of face. */
export interface Estimate {
  readonly people: number;
  /** Those who receive what everybody receives. */
  readonly plain: number;
  /** What all others receive together. */
  readonly own_minor: bigint;
}

/** Estimates schedules at this moment, by id: one statement for people, one for groups. */
export async function readEstimates(
  from: Read | Tx,
  account_id: string,
  rows: readonly ScheduleRow[],
): Promise<ReadonlyMap<string, Estimate>> {
  const groups = rows.flatMap(({ group_id }) => group_id ?? []);
  const named = rows.filter(({ group_id, meter }) => group_id === null && meter === null);
  const [members, people] = await Promise.all([
    countGroupMembers(from, account_id, [...new Set(groups)]),
    readPeople(from, account_id, named),
  ]);
  return new Map(rows.map((row) => [row.id, estimateOf(row, { members, people })]));
}

interface Counted {
  readonly members: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, Estimate>;
}

const NOBODY: Estimate = { people: 0, plain: 0, own_minor: 0n };

function estimateOf({ id, group_id, meter }: ScheduleRow, { members, people }: Counted): Estimate {
  if (meter !== null) return { people: 1, plain: 1, own_minor: 0n };
  if (group_id === null) return people.get(id) ?? NOBODY;
  const count = members.get(group_id) ?? 0;
  return { people: count, plain: count, own_minor: 0n };
}

async function readPeople(
  { sql }: Read | Tx,
  account_id: string,
  rows: readonly ScheduleRow[],
): Promise<Map<string, Estimate>> {
  if (rows.length === 0) return new Map();
  const counted = await sql<{ id: string; people: number; plain: number; own: string }[]>`
    select schedule_id as id, count(*)::int as people,
      (count(*) filter (where face_minor is null))::int as plain,
      coalesce(sum(face_minor), 0)::text as own
    from schedule_people
    where account_id = ${account_id} and schedule_id = any(${rows.map(({ id }) => id)}::uuid[])
    group by schedule_id`;
  return new Map(
    counted.map(({ id, people, plain, own }) => [id, { people, plain, own_minor: BigInt(own) }]),
  );
}

/** What one day of a schedule comes to, without the days that are part of it. */
export function totalOf(
  { face_minor }: Pick<ScheduleRow, "face_minor">,
  { people, plain, own_minor }: Estimate,
  row: Pick<ScheduleDayRow, "override_minor"> | null,
): bigint {
  const override_minor = row?.override_minor ?? null;
  if (override_minor !== null) return BigInt(people) * override_minor;
  // Without an amount of the schedule everybody has their own.
  return face_minor === null ? own_minor : own_minor + BigInt(plain) * face_minor;
}
