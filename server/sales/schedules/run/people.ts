import { type FoundRecipient, findByRefs, findMembers, refName } from "#directory/recipients";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { findPeople } from "../rows/queries.ts";
import type { SchedulePersonRow, ScheduleRow } from "../rows/tables.ts";

/** Somebody who receives a schedule. */
export interface Person
  extends Pick<
    SchedulePersonRow,
    "phone" | "face_minor" | "bundle_id" | "meter" | "token_phone" | "name"
  > {
  /** What tells the people of a schedule apart, and those of two schedules. */
  readonly name_of: string;
  readonly recipient: FoundRecipient | null;
}

const OF_NOBODY = {
  ...{ phone: null, face_minor: null, bundle_id: null, meter: null, token_phone: null },
  ...{ name: null, recipient: null },
} as const;

/** The people of a schedule at this moment, at most so many, in their order. */
export async function peopleOf(
  from: Read | Tx,
  schedule: ScheduleRow,
  limit: number,
): Promise<Person[]> {
  const { account_id, id, group_id, meter, token_phone } = schedule;
  if (meter !== null) return [{ ...OF_NOBODY, name_of: meter, meter, token_phone }];
  if (group_id !== null) {
    const members = (await findMembers(from, { account_id, group_id, limit })) ?? [];
    return members.map((recipient) => ({ ...OF_NOBODY, name_of: recipient.id, recipient }));
  }
  return await withRecipients(from, account_id, await findPeople(from, account_id, [id]));
}

/** As `peopleOf`, of several schedules: a group that is the people of many of them is read once. */
export function peopleReader(
  from: Read | Tx,
  limit: number,
): (schedule: ScheduleRow) => Promise<readonly Person[]> {
  const known = new Map<string, readonly Person[]>();
  return async (schedule) => {
    const { id, group_id } = schedule;
    const found = known.get(group_id ?? id) ?? (await peopleOf(from, schedule, limit));
    known.set(group_id ?? id, found);
    return found;
  };
}

async function withRecipients(
  from: Read | Tx,
  account_id: string,
  rows: readonly SchedulePersonRow[],
): Promise<Person[]> {
  const refs = rows.flatMap(({ recipient_id }) => recipientRef(recipient_id) ?? []);
  const found = await findByRefs(
    from,
    refs.map((ref) => ({ account_id, ref })),
  );
  return rows.map((row) => {
    const ref = recipientRef(row.recipient_id);
    const recipient = ref === null ? null : (found.get(refName({ account_id, ref })) ?? null);
    return { ...row, recipient, name_of: nameOf(row) };
  });
}

/** A person with a meter of one's own on the list is another on it for each of these meters. */
export function nameOf({
  recipient_id,
  phone,
  meter,
}: Pick<SchedulePersonRow, "recipient_id" | "phone" | "meter">): string {
  return [recipient_id ?? phone ?? "", ...(meter === null ? [] : [meter])].join("/");
}

function recipientRef(recipient_id: string | null): string | null {
  return recipient_id === null ? null : formatId("rcp", recipient_id);
}
