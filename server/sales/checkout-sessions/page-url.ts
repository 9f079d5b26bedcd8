import { eq } from "drizzle-orm";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import type { Read } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { checkoutSessions, type SessionRow } from "./rows/tables.ts";

/** The address of the page of a session: whoever has it may open it. */
export function pageUrlOf(
  { id, url_secret }: Pick<SessionRow, "id" | "url_secret">,
  { public_url }: { readonly public_url: string },
): string {
  return `${public_url}/checkout/${formatId("cs", id)}?s=${url_secret}`;
}

/** The session whose page a URL names; null where none is. */
export async function findByPageUrl(
  { db }: Read,
  { id: written, secret }: { readonly id: string; readonly secret: string },
): Promise<SessionRow | null> {
  const id = parseId("cs", written);
  if (id === null) return null;
  const [row] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return row !== undefined && equalInConstantTime(row.url_secret, secret) ? row : null;
}
