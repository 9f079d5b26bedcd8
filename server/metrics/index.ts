/** Numbers of a running program, for Prometheus; wired where the program is. */
export { alertRulesFile } from "./alert-rules.ts";
export { grafanaDashboardFile } from "./grafana-dashboard.ts";
export { meterDatabase } from "./meter-database.ts";
export { meterLog } from "./meter-log.ts";
export { meterQueues, readQueues } from "./read-queues.ts";
export { openMetrics } from "./registry.ts";
export { serveMetrics, type Unready } from "./serve-metrics.ts";
