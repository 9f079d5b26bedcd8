import { notifyAccounts } from "#accounts/notices";
import type { Tx } from "#platform/db/transaction";
import type { ApplicationRow } from "../rows/tables.ts";
import type { Decision } from "./decision.ts";

/** Tells the organisation what has become of its application. Writes: messages. */
export async function tell(
  tx: Tx,
  { account_id, legal_name }: ApplicationRow,
  { decision, now: created }: { readonly decision: Decision; readonly now: number },
): Promise<void> {
  const said = sentenceOf(decision);
  if (said === null) return;
  const subject = "Your application for dealer pricing";
  const text = `The application of ${legal_name} for dealer pricing ${said}`;
  await notifyAccounts(tx, [{ account_id, subject, text, channels: ["email"], created }]);
}

/** Null of what an organisation need not know. */
function sentenceOf(decision: Decision): string | null {
  switch (decision.verb) {
    case "review":
      return null;
    case "question":
      return `needs more information: ${decision.text}`;
    case "approve":
      return "is approved. The discounts hold from your next sale on.";
    case "decline":
      return `is declined: ${decision.note}`;
  }
}
