import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { type REPORTED, textReports } from "./tables.ts";

/** Which text a report is about: by the gateway's reference, and the number that it went to. */
export interface ReportedText {
  readonly gateway_reference: string;
  /** E.164. */
  readonly phone: string;
}

type Reported = (typeof REPORTED)[number];

/** No gateway reports of a text so late, nor does anybody look so late. */
const KEPT_MS = 7 * 86_400_000;

/** Keeps the final report of a text; one that came before it stands. Writes: text_reports. */
export async function noteReport(
  tx: Tx,
  { outcome, ...text }: ReportedText & { readonly outcome: Reported },
): Promise<void> {
  const row = { key: keyOf(text), outcome, created: await transactionTime(tx) };
  await tx.db.insert(textReports).values(row).onConflictDoNothing();
}

/** What was reported of a text; null where nothing was. */
export async function findReport(
  database: Pick<Database, "read">,
  text: ReportedText,
): Promise<Reported | null> {
  const [row] = await database.read(({ db }) =>
    db
      .select({ outcome: textReports.outcome })
      .from(textReports)
      .where(eq(textReports.key, keyOf(text))),
  );
  return row?.outcome ?? null;
}

/** Deletes reports that nobody looks for any more. Writes: text_reports. */
export async function purgeTextReports(tx: Tx): Promise<void> {
  const before = writeInstant((await transactionTime(tx)) - KEPT_MS);
  await tx.sql`delete from text_reports where created < ${before}`;
}

/** References of gateways cannot be guessed, so neither can the number. */
function keyOf({ gateway_reference, phone }: ReportedText): string {
  return createHash("sha256").update(`${gateway_reference}/${phone}`).digest("hex");
}
