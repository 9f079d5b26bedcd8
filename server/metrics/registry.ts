/** The program's metrics, as prom-client keeps them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import {
  DELIVERY_BUCKETS,
  FIRST_TRY_BUCKETS,
  METRICS,
  type MetricName,
  REQUEST_BUCKETS,
  TRANSACTION_BUCKETS,
} from "./metrics-table.ts";

type OfKind<Kind> = {
  [Name in MetricName]: (typeof METRICS)[Name]["kind"] extends Kind ? Name : never;
}[MetricName];
type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]["labels"][number], string>
>;

/** Where the parts of the program count and measure; one for each program. */
export interface Metrics {
  count<Name extends OfKind<"counter">>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  set<Name extends OfKind<"gauge">>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** Units: seconds. */
  observe<Name extends OfKind<"histogram">>(
    name: Name,
    labels: LabelsOf<Name>,
    seconds: number,
  ): void;
  /** Makes a series that has seen nothing yet. */
  startAtZero<Name extends OfKind<"histogram">>(name: Name, labels: LabelsOf<Name>): void;
  /** What gauges are set by before they are read. */
  beforeReading(refresh: () => Promise<void>): void;
  /** All of them in Prometheus' text format. */
  read(): Promise<{ readonly content_type: string; readonly text: string }>;
}

const BUCKETS: Readonly<Record<OfKind<"histogram">, number[]>> = {
  http_server_request_duration_seconds: REQUEST_BUCKETS,
  svc_send_delivery_seconds: DELIVERY_BUCKETS,
  svc_transaction_duration_seconds: TRANSACTION_BUCKETS,
  svc_webhook_first_try_seconds: FIRST_TRY_BUCKETS,
};

/** Opens metrics of their own, with those of the process: memory, event loop, garbage. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const gauges = new Map<string, Gauge>();
  const histograms = new Map<string, Histogram>();
  const refreshes: (() => Promise<void>)[] = [];
  for (const [name, { kind, help, labels }] of Object.entries(METRICS)) {
    const named = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === "counter") counters.set(name, new Counter(named));
    else if (kind === "gauge") gauges.set(name, new Gauge(named));
    else {
      const buckets = BUCKETS[name as OfKind<"histogram">];
      histograms.set(name, new Histogram({ ...named, buckets }));
    }
  }
  return {
    count: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    startAtZero: (name, labels) => histograms.get(name)?.zero(labels),
    beforeReading: (refresh) => void refreshes.push(refresh),
    async read() {
      await Promise.all(refreshes.map((refresh) => refresh()));
      return { content_type: registry.contentType, text: await registry.metrics() };
    },
  };
}
