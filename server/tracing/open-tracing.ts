import { setTimeout as sleep } from "node:timers/promises";
import { context, DiagLogLevel, diag, propagation, trace } from "@opentelemetry/api";
import type { Log } from "#platform/log";
import { PROGRAM_VERSION } from "#platform/program-version";
import type { Settings } from "#platform/settings/config";

const TRACES_PATH = "/v1/traces";
/** A collector that is away is one line of the log in this time. */
const COMPLAINT_EVERY_MS = 60_000;
/** The last spans are not worth a program that does not end. */
const CLOSE_WITHIN_MS = 2_000;

interface Tracing {
  /** Sends what was recorded, if the collector takes it in time, and records nothing more. */
  close(): Promise<void>;
}

/**
 * Registers who records spans and sends them to a collector, in the background and in sets. The
 * libraries are loaded here and not before, so that a program without traces does without them.
 */
export async function openTracing(
  { url, share }: NonNullable<Settings["traces"]>,
  log: Pick<Log, "warn">,
): Promise<Tracing> {
  const [hooks, core, otlp, resources, sdk] = await Promise.all([
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const complain = complainTo(log);
  const exporter = new otlp.OTLPTraceExporter({ url: `${url.replace(/\/+$/, "")}${TRACES_PATH}` });
  const own = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      "service.name": "svc",
      "service.version": PROGRAM_VERSION,
    }),
    // Whether a trace is recorded is for us to say: callers come from everywhere.
    sampler: new sdk.ParentBasedSampler({
      root: own,
      remoteParentSampled: own,
      remoteParentNotSampled: own,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      const sent = new AbortController();
      const late = sleep(CLOSE_WITHIN_MS, undefined, { signal: sent.signal }).then(
        complain,
        () => {},
      );
      await Promise.race([provider.shutdown().catch(complain), late]);
      sent.abort();
      for (const api of [trace, context, propagation, diag]) api.disable();
    },
  };
}

/** What the libraries complain of may quote an address, so the log says that they do. */
function complainTo(log: Pick<Log, "warn">): () => void {
  let said_ms = Number.NEGATIVE_INFINITY;
  const complain = () => {
    const now_ms = performance.now();
    if (now_ms - said_ms < COMPLAINT_EVERY_MS) return;
    said_ms = now_ms;
    log.warn({}, "traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT and are lost");
  };
  const silent = () => {};
  diag.setLogger(
    { error: complain, warn: complain, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return complain;
}
