import type { Tx } from "#platform/db/transaction";

/** Fields of recipients, sends, rewards and reviews that say who somebody is. */
const PERSONAL = [
  ...["external_id", "name", "first_name", "phone", "network", "email", "meters"],
  ...["default_meter", "payroll_id", "notes", "metadata", "tags", "consent"],
  ...["target", "target_display", "notify_number", "sms_message", "power", "token"],
  ...["meter", "token_phone", "note"],
];

/**
 * Erases from the events of these objects what they said of a person before; the objects themselves
 * are shown as they are.
 *
 * Writes: events.
 */
export async function eraseFromEvents(
  { sql }: Tx,
  account_id: string,
  object_ids: readonly string[],
): Promise<void> {
  await sql`
    update events set previous_attributes = nullif(previous_attributes - ${PERSONAL}::text[], '{}')
    where account_id = ${account_id} and object_id = any(${[...object_ids]}::uuid[])
      and previous_attributes is not null`;
}
