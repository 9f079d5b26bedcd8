import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { type RecipientRow, recipients } from "../tables.ts";
import { readRef } from "./refs.ts";

/** A person as a reward names one: by a reference, or by an own ID and a number in E.164. */
export type PersonInput =
  | { readonly kind: "reference"; readonly ref: string }
  | { readonly kind: "contact"; readonly external_id: string | null; readonly phone: string };

/**
 * The recipient that is named, whatever the status; null if there is none. An own ID alone decides
 * where one is given; among several active recipients of a number it is the oldest.
 */
export async function findPerson(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  asked: PersonInput,
): Promise<RecipientRow | null> {
  const where = conditionOf(asked);
  if (where === null) return null;
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.account_id, account_id), where))
    .orderBy(asc(recipients.id))
    .limit(1);
  return row ?? null;
}

function conditionOf(asked: PersonInput): SQL | undefined | null {
  if (asked.kind === "contact") {
    const { external_id, phone } = asked;
    if (external_id !== null) return eq(recipients.external_id, external_id);
    return and(eq(recipients.phone, phone), eq(recipients.status, "active"));
  }
  const named = readRef(asked.ref);
  if (named === null) return null;
  return named.id === null
    ? eq(recipients.external_id, named.external_id)
    : eq(recipients.id, named.id);
}
