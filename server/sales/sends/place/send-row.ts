import type { FoundRecipient } from "#directory/recipients";
import { type LeftOut, seldomFilled } from "#platform/db/insert-many";
import { harareDay, harareTime } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { nationalOf } from "#platform/values/phone";
import { paidSessionOf } from "../order/order.ts";
import type { Sale } from "../order/sale.ts";
import { type ConfirmedFacts, powerFactsOf } from "../rows/power-facts.ts";
import { writePowerTexts } from "../rows/power-texts.ts";
import { type MergeValues, writeSms } from "../rows/sms-text.ts";
import { type SendRow, sends } from "../rows/tables.ts";

/** What was read for a sale, and shows in its row. */
export interface SaleFacts {
  /** A strict quote's meter; null without one. */
  readonly quoted: ConfirmedFacts | null;
  readonly recipient: FoundRecipient | null;
}

/** The row of a sale that is being placed, in one of the lifecycle's initial states. */
export function sendRowOf(
  sale: Sale,
  credit_transaction_ids: string[],
  { quoted, recipient }: SaleFacts,
): SendRow {
  const { order, product, network, currency, cost_minor } = sale;
  const is_scheduled = order.scheduled_for !== null;
  const { sms_template: template, sms_locale: locale } = order;
  const values = mergeValuesOf(sale, recipient);
  return {
    ...UNTOUCHED,
    account_id: order.account.id,
    id: order.id,
    status: is_scheduled ? "scheduled" : "pending",
    status_at: order.created,
    type: order.type,
    product: product.id,
    bundle_id: order.bundle?.id ?? null,
    network: network.network,
    target: order.target,
    amount_minor: order.amount_minor,
    cost_minor,
    currency,
    credit_transaction_ids,
    client_reference: order.client_reference,
    api_key_id: order.key?.id ?? null,
    member_id: order.member_id ?? null,
    cost_center_id: order.cost_center_id,
    recipient_id: recipient?.id ?? null,
    source: order.source,
    retry_of: order.retry_of,
    batch_id: order.batch_item?.batch_id ?? null,
    batch_item_id: order.batch_item?.batch_item_id ?? null,
    schedule_id: order.batch_item?.schedule_id ?? null,
    program_id: order.program_id,
    reward_id: order.reward_id,
    approval_id: order.approval_id,
    mandate: order.mandate ?? null,
    checkout_session_id: paidSessionOf(order)?.checkout_session_id ?? null,
    notify_number: order.notify_number,
    on_zesa_down: order.power?.on_zesa_down ?? null,
    max_hold_seconds: order.power?.max_hold_seconds ?? null,
    power:
      order.power === null
        ? null
        : powerFactsOf(order.power, {
            quoted,
            texts: writePowerTexts(template, { locale, values }),
          }),
    sms_message:
      order.power === null ? writeSms(template, { type: order.type, locale, values }) : null,
    sms_locale: template === null ? locale : null,
    scheduled_for: order.scheduled_for,
    metadata: order.metadata,
    created: order.created,
    event_sequence: is_scheduled ? 2 : 1,
  };
}

/** Fields that a new sale does not have yet; the columns' defaults agree. */
const UNTOUCHED = {
  credit_returned: false,
  sms_status: "none",
  sms_id: null,
  queued_until: null,
  failure_code: null,
  retried_by: null,
  next_check_at: null,
  provider_reference: null,
  submitted_at: null,
  delivered_at: null,
  failed_at: null,
  credited_at: null,
  cancelled_at: null,
  late_delivered_at: null,
  unreported: null,
} as const;

/** The columns that new rows leave to their defaults, and those that most sales have no use for. */
export const LEFT_OUT: LeftOut = {
  unwritten: new Set(Object.keys(UNTOUCHED)),
  seldom: seldomFilled(sends, [
    "bundle_id",
    "cost_center_id",
    "recipient_id",
    "notify_number",
    "scheduled_for",
    "on_zesa_down",
    "max_hold_seconds",
    "power",
    "retry_of",
    "batch_id",
    "batch_item_id",
    "schedule_id",
    "program_id",
    "reward_id",
    "approval_id",
    "mandate",
    "checkout_session_id",
    "member_id",
  ]),
};

/** The tokens and the units are not known before the sale is delivered. */
function mergeValuesOf(
  { order, network, currency }: Sale,
  recipient: FoundRecipient | null,
): MergeValues {
  const { account } = order;
  return {
    sender: account.statement_descriptor,
    name: order.name ?? recipient?.name ?? "",
    first_name: order.name?.split(" ", 1)[0] ?? recipient?.first_name ?? "",
    support_phone: account.support_phone ?? "",
    amount: formatMoney(order.amount_minor),
    currency,
    date: harareDay(order.created),
    time: harareTime(order.created),
    network: network.network_name,
    bundle: order.bundle?.name ?? "",
    phone: order.type === "power" ? "" : nationalOf(order.target),
    reference: order.client_reference ?? paidSessionOf(order)?.reference ?? "",
  };
}
