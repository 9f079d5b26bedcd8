/**
 * What a peer answers: as many fields as the server's own answer has, so that bodies weigh the
 * same.
 */
export function presentPlainSend(sale: {
  readonly id: string;
  readonly txn: string;
  readonly target: string;
  readonly client_reference: string;
}) {
  return {
    id: `snd_${sale.id.replaceAll("-", "").slice(0, 24)}`,
    object: "send",
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    ...SOLD,
    target: sale.target,
    target_display: sale.target,
    credit_transactions: [`txn_${sale.txn.replaceAll("-", "").slice(0, 24)}`],
    client_reference: sale.client_reference,
    ...NOTHING,
    receipt_number: "R-0123456789abcdef",
  };
}

const SOLD = {
  status: "pending",
  type: "airtime",
  product: "airtime-usd",
  network: "econet",
  amount: "1.00",
  currency: "USD",
  cost: "1.00",
  discount: "0.00",
  credit_returned: false,
  api_key: "key_0123456789abcdefghijklmn",
  created_by: { type: "key", id: "key_0123456789abcdefghijklmn" },
  source: "api",
  sms_message: "BENCH SHOP: you have received USD 1.00 econet airtime.",
  sms_locale: "en",
  sms_status: "none",
  retryable: false,
  needs_attention: false,
  metadata: {},
};

const EMPTY_FIELDS = [
  "bundle recipient program reward batch batch_item schedule checkout_session approval",
  "cost_center quote notify_number scheduled_for failure_code failure_message retry_of retried_by",
  "next_check_at provider_reference submitted_at delivered_at failed_at credited_at cancelled_at",
  "late_delivered_at on_zesa_down max_hold queued_until confirm power token units",
];
const NOTHING = Object.fromEntries(
  EMPTY_FIELDS.flatMap((line) => line.split(" ")).map((name) => [name, null]),
);
