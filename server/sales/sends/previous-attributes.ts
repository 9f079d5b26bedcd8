import type { EventType } from "@svc/generated/events";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time";
import { failureMessageOf } from "./failure-messages.ts";
import type { SendRow } from "./tables.ts";

type Reader = (row: SendRow) => unknown;

/** Attributes that a step may change, as the wire shows them, from the columns behind them. */
const PROGRESS: Readonly<Record<string, Reader>> = {
  status: ({ status }) => status,
  failure_code: ({ failure_code }) => failure_code,
  failure_message: ({ failure_code: code }) => (code === null ? null : failureMessageOf(code)),
  retryable: ({ failure_code, retried_by }) => failure_code !== null && retried_by === null,
  queued_until: ({ queued_until }) => secondsOf(queued_until),
  next_check_at: ({ next_check_at }) => secondsOf(next_check_at),
  provider_reference: ({ provider_reference }) => provider_reference,
  submitted_at: ({ submitted_at }) => secondsOf(submitted_at),
  delivered_at: ({ delivered_at }) => secondsOf(delivered_at),
  failed_at: ({ failed_at }) => secondsOf(failed_at),
  cancelled_at: ({ cancelled_at }) => secondsOf(cancelled_at),
  late_delivered_at: ({ late_delivered_at }) => secondsOf(late_delivered_at),
};

/** Attributes that tell of the Credit; they belong to the event that says it came back. */
const CREDIT: Readonly<Record<string, Reader>> = {
  credit_returned: ({ credit_returned }) => credit_returned,
  credit_transactions: ({ credit_transaction_ids: ids }) => ids.map((id) => formatId("txn", id)),
  credited_at: ({ credited_at }) => secondsOf(credited_at),
};

/**
 * What an event of a step changed, with the values from before; null when it changed nothing. A
 * step that fails a send and returns its Credit tells each of the two in its own event.
 */
export function previousAttributesOf(
  type: EventType,
  { before, after }: { before: SendRow; after: SendRow },
): Record<string, unknown> | null {
  const readers = Object.entries(type === "send.credited_back" ? CREDIT : PROGRESS);
  const changed = readers.filter(([, read]) => written(read(before)) !== written(read(after)));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(([name, read]) => [name, read(before)]));
}

function written(value: unknown): string {
  return JSON.stringify(value);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
