import { formatMoney } from "#platform/money";
import { nationalOf } from "#platform/phone";
import { harareDay, harareTime } from "#platform/time";
import type { Sale } from "./sale.ts";
import { writeSms } from "./sms-text.ts";
import type { SendRow } from "./tables.ts";

/** The row of a sale that is being placed, in one of the lifecycle's initial states. */
export function sendRowOf(sale: Sale, transaction_id: string): SendRow {
  const { order, product, network, currency, cost_minor } = sale;
  const is_scheduled = order.scheduled_for !== null;
  return {
    ...UNTOUCHED,
    account_id: order.account.id,
    id: order.id,
    status: is_scheduled ? "scheduled" : "pending",
    status_at: order.created,
    type: order.type,
    product: product.id,
    network: network.network,
    target: order.target,
    amount_minor: order.amount_minor,
    cost_minor,
    currency,
    credit_transaction_ids: [transaction_id],
    client_reference: order.client_reference,
    api_key_id: order.key?.id ?? null,
    source: order.source,
    notify_number: order.notify_number,
    sms_message: smsOf(sale),
    sms_locale: order.sms_template === null ? order.sms_locale : null,
    scheduled_for: order.scheduled_for,
    metadata: order.metadata,
    created: order.created,
    event_sequence: is_scheduled ? 2 : 1,
  };
}

/** What no sale has at its birth; the columns' own defaults say the same. */
const UNTOUCHED = {
  credit_returned: false,
  sms_status: "none",
  on_zesa_down: null,
  max_hold_seconds: null,
  queued_until: null,
  failure_code: null,
  retry_of: null,
  retried_by: null,
  next_check_at: null,
  provider_reference: null,
  submitted_at: null,
  delivered_at: null,
  failed_at: null,
  credited_at: null,
  cancelled_at: null,
  late_delivered_at: null,
} as const;

/** The columns that a new row leaves to their defaults. */
export const UNTOUCHED_COLUMNS: ReadonlySet<string> = new Set(Object.keys(UNTOUCHED));

function smsOf({ order, network, currency }: Sale): string {
  return writeSms(order.sms_template, {
    locale: order.sms_locale,
    values: {
      sender: order.account.statement_descriptor,
      amount: formatMoney(order.amount_minor),
      currency,
      date: harareDay(order.created),
      time: harareTime(order.created),
      network: network.network_name,
      phone: nationalOf(order.target),
      reference: order.client_reference ?? "",
    },
  });
}
