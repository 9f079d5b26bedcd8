import { and, eq, gt, isNull } from "drizzle-orm";
import { isOfPerson, members } from "#accounts/members";
import type { Contact } from "#accounts/messages";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";

/** Each is two accounts with test Credit. Source: spec/accounts/organisations/operations.tsp. */
const ORGANISATIONS_A_DAY = 5;
const DAY_MS = 86_400_000;

/** Refuses: `limit_reached`, of who has made many organisations within 24 hours. */
export async function refuseManyOrganisations(
  { db, sql }: Tx,
  person: Contact,
  now: number,
): Promise<void> {
  const holder = `organisations of ${(person.email ?? person.phone ?? "").toLowerCase()}`;
  // Nothing of theirs is there to be locked; of two at once, the second counts the first one's.
  await sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`;
  const is_founder = and(eq(members.role, "owner"), isNull(members.invited_by));
  const made = await db.$count(
    members,
    and(isOfPerson(person), is_founder, gt(members.created, now - DAY_MS)),
  );
  if (made < ORGANISATIONS_A_DAY) return;
  refuse("limit_reached", {
    message: `A person can create ${ORGANISATIONS_A_DAY} organisations within 24 hours.`,
    meta: { limit: "organisations_per_day", max: ORGANISATIONS_A_DAY },
  });
}
