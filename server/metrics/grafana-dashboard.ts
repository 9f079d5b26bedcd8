/** A dashboard for Grafana: objectives first, then what explains them. */
import { badShare } from "./alert-rules.ts";
import { OBJECTIVES } from "./alerts-table.ts";

interface Panel {
  readonly title: string;
  /** Grafana's own name of it. */
  readonly unit: string;
  readonly type: "stat" | "timeseries";
  readonly queries: readonly { readonly expr: string; readonly legend: string }[];
}

/** Grafana's grid is 24 wide. */
const GRID_WIDTH = 24;
const PANEL_WIDTH = 8;
const PANEL_HEIGHT = 8;
const DATASOURCE = { type: "prometheus", uid: "$" + "{datasource}" };
const LATENCY = "http_server_request_duration_seconds_bucket";

const OBJECTIVE_PANELS: readonly Panel[] = Object.values(OBJECTIVES).map((objective) => ({
  title: `${objective.title}, 30 days`,
  unit: "percentunit",
  type: "stat",
  queries: [{ expr: `1 - (${badShare(objective, "30d")} or vector(0))`, legend: "" }],
}));

const CAUSE_PANELS: readonly Panel[] = [
  chart("Requests", "reqps", "sum by (status_class) (rate(svc_requests_total[5m]))"),
  chart("Refusals", "reqps", "sum by (code) (rate(svc_refusals_total[5m]))"),
  quantiles("Time of a POST", `${LATENCY}{http_request_method="POST"}`),
  quantiles("Time to delivery", 'svc_send_delivery_seconds_bucket{mode="live"}'),
  quantiles("Time to a first webhook", 'svc_webhook_first_try_seconds_bucket{mode="live"}'),
  chart("Due rows", "short", "max by (queue) (svc_queue_due)"),
  chart("Oldest due row", "s", "max by (queue) (svc_queue_oldest_due_seconds)"),
  chart("Quarantined rows", "short", "max(svc_quarantined_rows)"),
  chart("Transactions", "ops", "topk(10, sum by (transaction) (rate(svc_transactions_total[5m])))"),
  chart(
    "Rolled back",
    "ops",
    'sum by (transaction) (rate(svc_transactions_total{outcome="rolled_back"}[5m]))',
  ),
  chart("Alarms", "short", 'sum by (alarm) (increase(svc_alarms_total{mode!="test"}[1h]))'),
  chart("Event loop", "s", "nodejs_eventloop_lag_p99_seconds"),
  chart("Memory", "bytes", "process_resident_memory_bytes"),
  chart("Database reached", "short", "svc_database_up"),
];

/** Every question that the dashboard asks. */
export const DASHBOARD_QUERIES: readonly string[] = [...OBJECTIVE_PANELS, ...CAUSE_PANELS].flatMap(
  ({ queries }) => queries.map(({ expr }) => expr),
);

/** The file that Grafana imports; it asks there which Prometheus is meant. */
export function grafanaDashboardFile(): string {
  const panels = [...OBJECTIVE_PANELS, ...CAUSE_PANELS].map(placed);
  const variable = { name: "datasource", type: "datasource", query: "prometheus" };
  const dashboard = {
    ...{ uid: "svc", title: "svc", schemaVersion: 39, refresh: "30s", timezone: "browser" },
    time: { from: "now-6h", to: "now" },
    templating: { list: [variable] },
    panels,
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

function chart(title: string, unit: string, expr: string): Panel {
  const legend = /by \((\w+)\)/.exec(expr)?.[1] ?? "instance";
  return { title, unit, type: "timeseries", queries: [{ expr, legend: `{{${legend}}}` }] };
}

/** The median, and what the slowest take. */
function quantiles(title: string, buckets: string): Panel {
  const queries = ["0.5", "0.95", "0.99"].map((share) => ({
    expr: `histogram_quantile(${share}, sum by (le) (rate(${buckets}[5m])))`,
    legend: share,
  }));
  return { title, unit: "s", type: "timeseries", queries };
}

function placed({ title, unit, type, queries }: Panel, place: number) {
  const in_row = GRID_WIDTH / PANEL_WIDTH;
  const x = (place % in_row) * PANEL_WIDTH;
  const y = Math.floor(place / in_row) * PANEL_HEIGHT;
  return {
    ...{ id: place + 1, type, title, datasource: DATASOURCE },
    gridPos: { x, y, w: PANEL_WIDTH, h: PANEL_HEIGHT },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: queries.map(({ expr, legend }, index) => ({
      ...{ refId: String.fromCharCode("A".charCodeAt(0) + index), expr, legendFormat: legend },
      datasource: DATASOURCE,
    })),
  };
}
