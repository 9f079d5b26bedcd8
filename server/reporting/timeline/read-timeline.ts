import type { Read } from "#platform/db/transaction";
import { type Happening, KINDS, type ObjectName, type Timeline } from "./happening.ts";
import { findSubject } from "./read/find-subject.ts";
import { readActions } from "./read/read-actions.ts";
import { readAnswers, readAttempts } from "./read/read-attempts.ts";
import { readDeliveries } from "./read/read-deliveries.ts";
import { readDue } from "./read/read-due.ts";
import { readEvents } from "./read/read-events.ts";
import { readFindings } from "./read/read-findings.ts";
import { readMessages } from "./read/read-messages.ts";
import { readPayments } from "./read/read-payments.ts";
import { readPostings } from "./read/read-postings.ts";
import { readRequests } from "./read/read-requests.ts";

/** Everything that happened around an object, oldest first; null where there is no such object. */
export async function readTimeline(read: Read, named: ObjectName): Promise<Timeline | null> {
  const subject = await findSubject(read, named);
  if (subject === null) return null;
  const { happenings: emitted, event_ids, request_ids } = await readEvents(read, subject);
  const actions = await readActions(read, subject);
  const causes = [...subject.request_ids, ...request_ids, ...actions.request_ids];
  const found: readonly (readonly Happening[])[] = [
    ...[emitted, actions.happenings, await readRequests(read, subject, causes)],
    await readPayments(read, subject),
    await readPostings(read, subject),
    await readAttempts(read, subject),
    await readAnswers(read, subject),
    await readMessages(read, subject),
    await readDeliveries(read, subject, event_ids),
    await readFindings(read, subject),
    await readDue(read, subject),
  ];
  return { subject, happenings: found.flat().toSorted(inOrder) };
}

function inOrder(one: Happening, other: Happening): number {
  return one.at - other.at || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
}
