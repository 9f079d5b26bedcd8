/**
 * What is promised of a running installation, and what somebody is told of: two tables, from which
 * the rules of Prometheus and the dashboard of Grafana are made, and to which the handbook is held.
 * Source: docs/operations/alerts.md.
 */

/** A share that holds over thirty days; what goes wrong of it is counted over any range. */
export interface Objective {
  readonly title: string;
  /** What may go wrong of all requests, or of all time; in hundredths of a percent. */
  readonly allowed_bps: number;
  readonly words: string;
  /** A rate for requests, a share for time. */
  readonly bad: (range: string) => string;
  /** Null for a share of time. */
  readonly all: ((range: string) => string) | null;
}

export interface Alert {
  readonly expr: string;
  /** How long it must hold; "0s" for at once. */
  readonly for: string;
  /** A page wakes somebody; a ticket waits for the morning. */
  readonly severity: "page" | "ticket";
  readonly words: string;
}

/** A load balancer's question is no caller's, and a process that stops answers it with 503. */
const REQUESTS = 'operation!="getHealth"';
/** Sales and all else that costs money; a GET may wait for an event on purpose. */
const WRITES = 'http_request_method="POST"';
const DURATION = "http_server_request_duration_seconds";

/** What took longer than so many seconds, one of the buckets of a histogram. */
function within(metric: string, seconds: string): Pick<Objective, "bad" | "all"> {
  const all = (range: string) => `sum(rate(${metric}_count{mode="live"}[${range}]))`;
  const good = (range: string) =>
    `sum(rate(${metric}_bucket{mode="live",le="${seconds}"}[${range}]))`;
  return { all, bad: (range) => `(${all(range)} - ${good(range)})` };
}

export const OBJECTIVES = {
  answered: {
    title: "Answered",
    allowed_bps: 5,
    words: "Requests that get no 5xx, other than those for the health.",
    bad: (range) => `sum(rate(svc_requests_total{${REQUESTS},status_class="5xx"}[${range}]))`,
    all: (range) => `sum(rate(svc_requests_total{${REQUESTS}}[${range}]))`,
  },
  quick: {
    title: "Quick",
    allowed_bps: 100,
    words: "POST requests that are answered within 1 second.",
    bad: (range) =>
      `(sum(rate(${DURATION}_count{${WRITES}}[${range}])) - ` +
      `sum(rate(${DURATION}_bucket{${WRITES},le="1"}[${range}])))`,
    all: (range) => `sum(rate(${DURATION}_count{${WRITES}}[${range}]))`,
  },
  prompt: {
    title: "Prompt",
    allowed_bps: 100,
    words: "Time in which no queue has a row that has been due for more than 30 seconds.",
    bad: (range) => `avg_over_time((max(svc_queue_oldest_due_seconds) > bool 30)[${range}:1m])`,
    all: null,
  },
  delivered: {
    title: "Delivered",
    allowed_bps: 100,
    words: "Live sends that are delivered within 30 seconds, where the supplier answers.",
    ...within("svc_send_delivery_seconds", "30"),
  },
  heard: {
    title: "Heard",
    allowed_bps: 100,
    words: "Live events that are sent to an endpoint within 5 seconds, where it does not fail.",
    ...within("svc_webhook_first_try_seconds", "5"),
  },
} as const satisfies Readonly<Record<string, Objective>>;

export const ALERTS = {
  SvcDown: {
    expr: 'up{job="svc"} == 0',
    for: "2m",
    severity: "page",
    words: "A process does not answer Prometheus.",
  },
  SvcNoWorker: {
    expr: "absent(svc_queue_due)",
    for: "2m",
    severity: "page",
    words: "No worker runs: sales are accepted and not submitted.",
  },
  SvcDatabaseAway: {
    expr: "svc_database_up == 0",
    for: "2m",
    severity: "page",
    words: "A process does not reach the database.",
  },
  SvcQueueLate: {
    expr: "max by (queue) (svc_queue_oldest_due_seconds) > 60",
    for: "3m",
    severity: "page",
    words: "A row of a queue has been due for more than a minute, and nobody works on it.",
  },
  SvcAlarmRaised: {
    expr: 'sum by (alarm) (increase(svc_alarms_total{mode!="test"}[15m])) > 0',
    for: "0s",
    severity: "page",
    words: "The program has raised an alarm.",
  },
  SvcRowsQuarantined: {
    expr: "max(svc_quarantined_rows) > 0",
    for: "0s",
    severity: "ticket",
    words: "Rows caused errors and are skipped for a while.",
  },
  SvcErrorsLogged: {
    expr: "sum(increase(svc_errors_total[15m])) > 0",
    for: "0s",
    severity: "ticket",
    words: "The log has lines at level error: each is a bug or an alarm.",
  },
  SvcEventLoopLate: {
    expr: "nodejs_eventloop_lag_p99_seconds > 0.5",
    for: "10m",
    severity: "ticket",
    words: "A process is busier than its processor allows.",
  },
} as const satisfies Readonly<Record<string, Alert>>;
