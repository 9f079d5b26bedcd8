import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { mandateIn } from "#accounts/approvals";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import { formatId, type IdPrefix } from "#platform/ids";
import { isTerminal } from "#platform/lifecycle";
import { unixSeconds } from "#platform/time/instants";
import { isErasedTarget } from "#platform/values/erased-target";
import { formatMoney } from "#platform/values/money";
import { nationalOf } from "#platform/values/phone";
import { failureMessageOf } from "../rows/failure-messages.ts";
import { fillPowerText, maskedTokens } from "../rows/power-texts.ts";
import { receiptNumberOf } from "../rows/receipt-number.ts";
import type { SendRow } from "../rows/tables.ts";
import { presentCreator } from "./present-creator.ts";
import { presentPower, type Reader } from "./present-power.ts";

type Send = Schemas["Send"];
type SendPreview = Schemas["SendPreview"];

/** Source: spec/base/lifecycles/send.tsp. */
const UNKNOWN_ATTENTION_MS = 3_600_000;

/** Presents a send as it is now. */
export function presentSend(row: SendRow, reader: Reader): Send {
  const id = formatId("snd", row.id);
  return { id, ...previewSend(row, reader), receipt_number: receiptNumberOf(row.id) };
}

/** Presents a send that need not exist: all but its id and its receipt number. */
export function previewSend(row: SendRow, reader: Reader): SendPreview {
  return {
    ...headOf(row, reader),
    ...saleOf(row),
    ...creditOf(row),
    ...referenceOf(row),
    ...originOf(row),
    ...messageOf(row),
    ...progressOf(row, reader),
    ...waitingOf(row),
    ...presentPower(row, reader),
    metadata: row.metadata,
  };
}

/** A part of what is shown, and every column that it is made from. */
export interface SendPart {
  readonly columns: readonly (keyof SendRow)[];
  readonly present: (row: SendRow, reader: Reader) => object;
}

/** All that may change of what is shown, in parts: what shows none of a change is not made anew. */
export const SEND_PARTS: readonly SendPart[] = [
  { columns: ["created", "status"], present: headOf },
  {
    columns: [
      ...(["type", "product", "network", "target", "currency"] as const),
      ...(["amount_minor", "cost_minor", "checkout_session_id"] as const),
    ],
    present: saleOf,
  },
  { columns: ["credit_returned", "credit_transaction_ids"], present: creditOf },
  { columns: ["bundle_id", "client_reference"], present: referenceOf },
  {
    columns: [
      ...(["recipient_id", "batch_id", "batch_item_id", "cost_center_id", "power"] as const),
      ...([
        "api_key_id",
        "member_id",
        "approval_id",
        "mandate",
        "source",
        "program_id",
        "reward_id",
        "schedule_id",
        "checkout_session_id",
      ] as const),
    ],
    present: originOf,
  },
  {
    columns: ["notify_number", "sms_message", "sms_locale", "sms_status", "power", "target"],
    present: messageOf,
  },
  {
    columns: [
      ...(["status", "status_at", "scheduled_for", "failure_code", "retry_of"] as const),
      ...(["retried_by", "max_hold_seconds", "next_check_at", "provider_reference"] as const),
      ...(["submitted_at", "delivered_at", "failed_at", "credited_at"] as const),
      ...(["cancelled_at", "late_delivered_at", "checkout_session_id"] as const),
    ],
    present: progressOf,
  },
  { columns: ["on_zesa_down", "max_hold_seconds", "queued_until"], present: waitingOf },
  { columns: ["power", "target", "sms_status", "id"], present: presentPower },
  { columns: ["metadata"], present: ({ metadata }) => ({ metadata }) },
];

function headOf(row: SendRow, { account }: Reader) {
  return {
    object: "send" as const,
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    status: row.status,
  };
}

function saleOf(row: SendRow) {
  return {
    type: row.type,
    product: row.product,
    network: row.network,
    target: row.target,
    target_display: displayOf(row),
    amount: formatMoney(row.amount_minor),
    currency: row.currency,
    cost: formatMoney(row.cost_minor),
    // What a customer has paid for costs nothing, which is no discount.
    discount: formatMoney(
      row.checkout_session_id === null ? row.amount_minor - row.cost_minor : 0n,
    ),
  };
}

function creditOf(row: SendRow) {
  return {
    credit_returned: row.credit_returned,
    credit_transactions: row.credit_transaction_ids.map((id) => formatId("txn", id)),
  };
}

function referenceOf(row: SendRow) {
  return {
    bundle: bundleOf(row),
    client_reference: row.client_reference,
  };
}

function displayOf({ type, target }: SendRow): string {
  if (isErasedTarget(target)) return "erased";
  return type === "power" ? target : nationalOf(target);
}

function bundleOf({ bundle_id }: SendRow): Send["bundle"] {
  const bundle = SIMULATED_BUNDLES.find(({ id }) => id === bundle_id);
  return bundle === undefined ? null : { id: formatId("bnd", bundle.id), name: bundle.name };
}

function originOf(row: SendRow) {
  const api_key = row.api_key_id === null ? null : formatId("key", row.api_key_id);
  return {
    recipient: row.recipient_id === null ? null : formatId("rcp", row.recipient_id),
    program: row.program_id === null ? null : formatId("prg", row.program_id),
    reward: row.reward_id === null ? null : formatId("rwd", row.reward_id),
    batch: row.batch_id === null ? null : formatId("bch", row.batch_id),
    batch_item: row.batch_item_id === null ? null : formatId("bit", row.batch_item_id),
    schedule: row.schedule_id === null ? null : formatId("sch", row.schedule_id),
    checkout_session: idOf("cs", row.checkout_session_id),
    approval: row.approval_id === null ? null : formatId("apr", row.approval_id),
    mandate: mandateIn(row),
    cost_center: row.cost_center_id === null ? null : formatId("cc", row.cost_center_id),
    quote: row.power?.quote_id == null ? null : formatId("quo", row.power.quote_id),
    api_key,
    created_by: presentCreator(row),
    source: row.source,
  };
}

function messageOf(row: SendRow) {
  return {
    notify_number: row.notify_number,
    sms_message: textOf(row),
    sms_locale: row.sms_locale,
    sms_status: row.sms_status,
  };
}

/** The text as the customer reads it; one that carries a token shows the token masked, always. */
function textOf(row: SendRow): string | null {
  const { power } = row;
  if (power === null || isErasedTarget(row.target)) return row.sms_message;
  return fillPowerText(power.texts.token, row, maskedTokens(power.tokens));
}

function progressOf(row: SendRow, { now }: Pick<Reader, "now">) {
  const has_failed = row.status === "failed_credited" || row.status === "failed";
  return {
    scheduled_for: secondsOf(row.scheduled_for),
    failure_code: row.failure_code,
    failure_message: row.failure_code === null ? null : failureMessageOf(row.failure_code),
    retry_of: idOf("snd", row.retry_of),
    retried_by: idOf("snd", row.retried_by),
    retryable: has_failed && row.retried_by === null && row.checkout_session_id === null,
    needs_attention: needsAttention(row, now),
    next_check_at: isSettled(row) ? null : secondsOf(row.next_check_at),
    provider_reference: row.provider_reference,
    submitted_at: secondsOf(row.submitted_at),
    delivered_at: secondsOf(row.delivered_at),
    failed_at: secondsOf(row.failed_at),
    credited_at: secondsOf(row.credited_at),
    cancelled_at: secondsOf(row.cancelled_at),
    late_delivered_at: secondsOf(row.late_delivered_at),
  };
}

function waitingOf(row: SendRow) {
  return {
    on_zesa_down: row.on_zesa_down,
    max_hold: row.max_hold_seconds,
    queued_until: secondsOf(row.queued_until),
  };
}

/** Unknown for over an hour, in review, or queued past half of its hold. */
function needsAttention(row: SendRow, now: number): boolean {
  const waited_ms = now - row.status_at;
  if (row.status === "requires_review") return true;
  if (row.status === "unknown") return waited_ms > UNKNOWN_ATTENTION_MS;
  if (row.status !== "queued" || row.max_hold_seconds === null) return false;
  return waited_ms > (row.max_hold_seconds * 1_000) / 2;
}

function isSettled(row: SendRow): boolean {
  return isTerminal(LIFECYCLES.send, row.status);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}

function idOf(prefix: IdPrefix, id: string | null): string | null {
  return id === null ? null : formatId(prefix, id);
}
