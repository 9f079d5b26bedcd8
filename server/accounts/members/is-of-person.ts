import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Contact } from "#accounts/messages";
import { members } from "./tables.ts";

/** Whether a member has an address or a number; of one that is null, none has. */
export function isOfPerson({ email, phone }: Contact): SQL | undefined {
  return or(
    email === null ? sql`false` : eq(sql`lower(${members.email})`, email.toLowerCase()),
    phone === null ? sql`false` : eq(members.phone, phone),
  );
}
