import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { happeningsOf, type Line } from "../facts.ts";
import type { Happening, Subject } from "../happening.ts";

interface FoundActions {
  readonly happenings: Happening[];
  readonly request_ids: readonly string[];
}

interface AuditLine extends Line {
  readonly request_id: string | null;
}

/** Who did what to the objects: the audit log, and what staff did or proposed in the console. */
export async function readActions(
  read: Read,
  { account_id, objects }: Subject,
): Promise<FoundActions> {
  const names = objects.map(({ prefix, id }) => formatId(prefix, id));
  const audited = await read.sql<AuditLine[]>`
    select created as at, id, action as what, request_id,
      json_build_object('object', object_id, 'by', actor_type,
        'label', case when actor_type in ('key', 'staff') then actor_label end,
        'member_id', case when actor_type = 'member' then actor_id end,
        'api_key_id', case when actor_type = 'key' then actor_id end,
        'changed', (select string_agg(name, ', ') from jsonb_object_keys(changes) name),
        'note', note, 'request_id', request_id) as facts
    from audit_entries where account_id = ${account_id} and object_id = any(${names}::text[])
    order by id`;
  return {
    happenings: [
      ...happeningsOf(audited, { kind: "audit", prefix: "aud" }),
      ...happeningsOf(await ofStaff(read, names), { kind: "staff", prefix: "aud" }),
    ],
    request_ids: audited.flatMap(({ request_id }) => request_id ?? []),
  };
}

/** These belong to no account; wire ids name one object among those of all. */
async function ofStaff({ sql }: Read, names: readonly string[]): Promise<Line[]> {
  const of = sql`object_id = any(${[...names]}::text[])`;
  return await sql<Line[]>`
    select action.created as at, null as id, action as what,
      json_build_object('object', object_id, 'by', member.name, 'reason', reason) as facts
    from staff_actions action join staff_members member on member.id = action.staff_id where ${of}
    union all
    select proposal.created, null, concat(action, ' is proposed'),
      json_build_object('object', object_id, 'by', member.name, 'reason', reason)
    from staff_proposals proposal join staff_members member on member.id = proposal.proposed_by
    where ${of}
    union all
    select decided_at, null,
      concat(action, case when is_confirmed then ' is confirmed' else ' is turned down' end),
      json_build_object('object', object_id, 'by', member.name)
    from staff_proposals proposal join staff_members member on member.id = proposal.decided_by
    where ${of} order by at`;
}
