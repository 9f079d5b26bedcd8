import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { happeningsOf, type Line } from "../facts.ts";
import { type Happening, idsOf, type Subject } from "../happening.ts";

/** What programs found wrong: alarms, differences from a supplier, rows that are skipped. */
export async function readFindings(read: Read, subject: Subject): Promise<Happening[]> {
  return [
    ...happeningsOf(await alarmsOf(read, subject), { kind: "alarm", prefix: "acct" }),
    ...happeningsOf(await breaksOf(read, subject), { kind: "reconciliation", prefix: "snd" }),
    ...happeningsOf(await quarantinesOf(read, subject), { kind: "quarantine", prefix: "acct" }),
  ];
}

/** Whoever raises an alarm names its object as the log does: by wire id or by uuid. */
async function alarmsOf({ sql }: Read, { account_id, objects }: Subject): Promise<Line[]> {
  const names = objects.flatMap(({ prefix, id }) => [formatId(prefix, id), id]);
  return await sql<Line[]>`
    select first_at as at, null as id, alarm as what,
      json_build_object('count', count, 'ended_by', ended_by, 'reason', reason) as facts
    from raised_alarms
    where account = ${formatId("acct", account_id)} and object = any(${names}::text[])
    order by first_at`;
}

async function breaksOf({ sql }: Read, subject: Subject): Promise<Line[]> {
  return await sql<Line[]>`
    select found_at as at, send_id as id, concat(kind, ' at ', supplier, ': ', state) as what,
      json_build_object('day', day, 'reference', reference, 'ours_minor', ours_minor::text,
        'theirs_minor', theirs_minor::text, 'explained_by', explained_by,
        'explanation', explanation) as facts
    from reconciliation_breaks
    where account_id = ${subject.account_id} and send_id = any(${idsOf(subject, "snd")}::uuid[])
    order by found_at`;
}

async function quarantinesOf({ sql }: Read, { account_id, objects }: Subject): Promise<Line[]> {
  const ids = objects.map(({ id }) => id);
  return await sql<Line[]>`
    select since as at, null as id, concat('skipped by ', queue, ' until ', until) as what,
      json_build_object('tries', tries, 'error', error) as facts
    from quarantined_rows where account_id = ${account_id} and row_id = any(${ids}::uuid[])
    order by since`;
}
