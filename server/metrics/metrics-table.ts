/**
 * Every metric of the program's own: one table, which the registry, the handbook and the tests
 * read. No label holds an id, a number or a name that callers choose, so their series are as many
 * as the contract and the code have words, however many organisations there are.
 * Source: docs/metrics.md.
 */

interface MetricRow {
  readonly kind: "counter" | "gauge" | "histogram";
  readonly labels: readonly string[];
  readonly help: string;
}

/** Upper bounds of a request's time. Units: seconds. */
export const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Upper bounds of a transaction's time. Units: seconds. */
export const TRANSACTION_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];
/** Upper bounds of the time until a sale is delivered. Units: seconds. */
export const DELIVERY_BUCKETS = [1, 2.5, 5, 10, 30, 60, 300];
/** Upper bounds of the time until an endpoint first hears of an event. Units: seconds. */
export const FIRST_TRY_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 60];

export const METRICS = {
  svc_requests_total: {
    kind: "counter",
    labels: ["operation", "status_class"],
    help: "Requests that were answered, by operation and class of status (2xx, 4xx, 5xx).",
  },
  svc_refusals_total: {
    kind: "counter",
    labels: ["code"],
    help: "Requests that were refused, by error code.",
  },
  http_server_request_duration_seconds: {
    kind: "histogram",
    labels: ["http_request_method"],
    help: "How long requests took, from their first byte to the answer.",
  },
  svc_send_delivery_seconds: {
    kind: "histogram",
    labels: ["mode"],
    help: "How long sends took to be delivered, where the supplier answered and had power.",
  },
  svc_webhook_first_try_seconds: {
    kind: "histogram",
    labels: ["mode"],
    help: "How long events took until they were first sent to an endpoint that does not fail.",
  },
  svc_alarms_total: {
    kind: "counter",
    labels: ["alarm", "mode"],
    help: "Alarms that were raised; those of test mode page nobody.",
  },
  svc_errors_total: {
    kind: "counter",
    labels: [],
    help: "Lines of the log at level error, alarms among them.",
  },
  svc_transactions_total: {
    kind: "counter",
    labels: ["transaction", "outcome"],
    help: "Transactions by name, committed or rolled_back.",
  },
  svc_transaction_seconds_total: {
    kind: "counter",
    labels: ["transaction"],
    help: "The time that transactions of a name took, the wait for a connection included.",
  },
  svc_transaction_duration_seconds: {
    kind: "histogram",
    labels: [],
    help: "How long transactions took, the wait for a connection included.",
  },
  svc_reads_total: {
    kind: "counter",
    labels: [],
    help: "Reads outside transactions.",
  },
  svc_queue_due: {
    kind: "gauge",
    labels: ["queue"],
    help: "Rows of a queue that are due and that nobody works on; at most 10000 are counted.",
  },
  svc_queue_oldest_due_seconds: {
    kind: "gauge",
    labels: ["queue"],
    help: "For how long the oldest due row of a queue has waited; 0 where nothing waits.",
  },
  svc_quarantined_rows: {
    kind: "gauge",
    labels: [],
    help: "Rows that are quarantined because they threw.",
  },
  svc_database_up: {
    kind: "gauge",
    labels: [],
    help: "1 when the database answered the last question about the queues, else 0.",
  },
} as const satisfies Readonly<Record<string, MetricRow>>;

export type MetricName = keyof typeof METRICS;
