/**
 * Counts what the log is told. Every request, alarm and error passes there once, with its fields by
 * name, so that nothing has to say the same twice; what the level leaves out is counted as well.
 */
import { ALARMS } from "#platform/alarm";
import { hearLog } from "#platform/hear-log";
import type { Log } from "#platform/log";
import type { Metrics } from "./registry.ts";

interface Told {
  readonly operation?: string;
  readonly method?: string;
  readonly status?: number;
  readonly duration_ms?: number;
  readonly code?: string;
  readonly alarm?: string;
  readonly mode?: string | null;
}

/** Lines that say how long something took, which is measured. */
const WAITS: Readonly<
  Record<string, "svc_send_delivery_seconds" | "svc_webhook_first_try_seconds">
> = {
  "a send was delivered": "svc_send_delivery_seconds",
  "a first delivery was tried": "svc_webhook_first_try_seconds",
};
const MS = 1_000;
const CLASS = 100;

/** A log that counts; its children do too. */
export function meterLog(log: Log, metrics: Metrics): Log {
  startAlarmsAtZero(metrics);
  for (const name of Object.values(WAITS)) metrics.startAtZero(name, { mode: "live" });
  return hearLog(log, (line, { level, message }) => {
    const told = line as Told;
    if (level === "error") metrics.count("svc_errors_total", {});
    if (told.alarm !== undefined) {
      metrics.count("svc_alarms_total", { alarm: told.alarm, mode: told.mode ?? "none" });
    }
    if (message === "request") countRequest(metrics, told);
    const wait = WAITS[String(message)];
    if (wait !== undefined) {
      metrics.observe(wait, { mode: told.mode ?? "none" }, (told.duration_ms ?? 0) / MS);
    }
  });
}

/** Prometheus sees no increase in a series that begins with 1: a first alarm would page nobody. */
function startAlarmsAtZero(metrics: Metrics): void {
  for (const alarm of Object.keys(ALARMS)) {
    for (const mode of ["live", "none"]) metrics.count("svc_alarms_total", { alarm, mode }, 0);
  }
}

function countRequest(metrics: Metrics, told: Told): void {
  const { operation = "none", method = "none", status = 0, duration_ms = 0, code } = told;
  const status_class = `${Math.floor(status / CLASS)}xx`;
  metrics.count("svc_requests_total", { operation, status_class });
  if (code !== undefined) metrics.count("svc_refusals_total", { code });
  const labels = { http_request_method: method };
  metrics.observe("http_server_request_duration_seconds", labels, duration_ms / MS);
}
