/** Traces of a running program, for OpenTelemetry; wired where the program is. */
export { openTracing } from "./open-tracing.ts";
export { traceDatabase } from "./trace-database.ts";
export { traceRequests } from "./trace-requests.ts";
