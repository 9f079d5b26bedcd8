import { formatMoney } from "#platform/money";
import { nationalOf } from "#platform/phone";
import { harareDay, harareTime } from "#platform/time";
import { type ConfirmedFacts, powerFactsOf } from "./power-facts.ts";
import type { Sale } from "./sale.ts";
import { writeSms } from "./sms-text.ts";
import type { SendRow } from "./tables.ts";

/** The row of a sale that is being placed, in one of the lifecycle's initial states. */
export function sendRowOf(
  sale: Sale,
  transaction_id: string,
  quoted: ConfirmedFacts | null = null,
): SendRow {
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
    bundle_id: order.bundle?.id ?? null,
    network: network.network,
    target: order.target,
    amount_minor: order.amount_minor,
    cost_minor,
    currency,
    credit_transaction_ids: [transaction_id],
    client_reference: order.client_reference,
    api_key_id: order.key?.id ?? null,
    source: order.source,
    retry_of: order.retry_of,
    notify_number: order.notify_number,
    on_zesa_down: order.power?.on_zesa_down ?? null,
    max_hold_seconds: order.power?.max_hold_seconds ?? null,
    power: order.power === null ? null : powerFactsOf(order.power, quoted),
    sms_message: smsOf(sale),
    sms_locale: order.sms_template === null && order.power === null ? order.sms_locale : null,
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
} as const;

/** The columns that a new row leaves to their defaults. */
export const UNTOUCHED_COLUMNS: ReadonlySet<string> = new Set(Object.keys(UNTOUCHED));

/** The clear token stands only in the message that goes to the gateway. */
const MASKED_TOKEN = "**** **** **** **** ****";

function smsOf({ order, network, currency }: Sale): string | null {
  return writeSms(order.sms_template, {
    type: order.type,
    locale: order.sms_locale,
    values: {
      sender: order.account.statement_descriptor,
      amount: formatMoney(order.amount_minor),
      currency,
      date: harareDay(order.created),
      time: harareTime(order.created),
      network: network.network_name,
      bundle: order.bundle?.name ?? "",
      phone: order.type === "power" ? "" : nationalOf(order.target),
      meter: order.type === "power" ? order.target : "",
      token: MASKED_TOKEN,
      reference: order.client_reference ?? "",
    },
  });
}
