import { lockAccount, lockClocksForShare, markDealerApplied, setDealer } from "#accounts/account";
import { acceptDocuments } from "#accounts/documents";
import { auditByStaff } from "#journal/audit-log";
import type { Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { canStep, moveApplication } from "../rows/lifecycle.ts";
import { lockApplicationById } from "../rows/queries.ts";
import type { ApplicationRow } from "../rows/tables.ts";
import type { Decision } from "./decision.ts";
import { tell } from "./tell.ts";

/** Which application, and who decides. */
export interface ApplicationDecision {
  readonly account_id: string;
  readonly application_id: string;
  readonly by: string;
  readonly decision: Decision;
}

/**
 * Carries out what a person has decided of a submitted application: an approved business pays less
 * from its next sale on. Returns why it cannot be, with nothing written; null once it is. Of two
 * people who decide at once, the second is told of the first.
 *
 * Writes: dealer_applications, documents, the account, audit_entries, messages.
 */
export async function decideApplication(
  tx: Tx,
  { account_id, application_id, by, decision }: ApplicationDecision,
): Promise<string | null> {
  await lockAccount(tx, account_id);
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const before = await lockApplicationById(tx, account_id, application_id);
  if (clock === undefined || before === null) return "This account has no such application.";
  const { now } = clock;
  const begun = await inReview(tx, before, decision);
  if (begun === null || !canStep(begun, decision.verb)) {
    return `The application is ${before.status}: it cannot be decided like this.`;
  }
  const after = await carryOut(tx, begun, { decision, by, now });
  const changes = { status: [before.status, after.status] };
  const about = { account_id, action: `dealer_application.${after.status}` };
  await auditByStaff(tx, [
    {
      ...about,
      object_id: formatId("dap", after.id),
      changes,
      note: noteOf(by, decision),
      created: now,
    },
  ]);
  await tell(tx, after, { decision, now });
  return null;
}

/** Whoever decides has looked at it: what was submitted is in review first. */
async function inReview(
  tx: Tx,
  before: ApplicationRow,
  { verb }: Decision,
): Promise<ApplicationRow | null> {
  if (before.status !== "submitted" || verb === "review" || verb === "question") return before;
  return await moveApplication(tx, { before, to: "in_review", by: "review" });
}

async function carryOut(
  tx: Tx,
  before: ApplicationRow,
  { decision, by, now }: { decision: Decision; by: string; now: number },
): Promise<ApplicationRow> {
  const { account_id } = before;
  if (decision.verb === "review") {
    return await moveApplication(tx, { before, to: "in_review", by: "review" });
  }
  if (decision.verb === "question") {
    const message = { at: unixSeconds(now), text: decision.text };
    const reviewer_messages = [...before.reviewer_messages, message];
    const to = "more_information";
    return await moveApplication(tx, { before, to, by: "question", with: { reviewer_messages } });
  }
  const decided = { decided_at: now, decision_note: decision.note };
  if (decision.verb === "decline") {
    await markDealerApplied(tx, account_id, false);
    return await moveApplication(tx, { before, to: "declined", by: "decline", with: decided });
  }
  const discounts = [...decision.discounts];
  const approved = await moveApplication(tx, {
    ...{ before, to: "approved", by: "approve", with: { ...decided, discounts } },
  });
  const ids = Object.values(before.documents)
    .flat()
    .flatMap((text) => (text === null ? [] : (parseId("doc", text) ?? [])));
  await acceptDocuments(tx, { account_id, ids, by, now });
  const note = `${by}: ${decision.note}`;
  for (const discount of discounts) await setDealer(tx, account_id, { discount, note });
  return approved;
}

function noteOf(by: string, decision: Decision): string {
  if (decision.verb === "review") return by;
  return `${by}: ${decision.verb === "question" ? decision.text : decision.note}`;
}
