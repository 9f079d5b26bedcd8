/**
 * Spans of a trace. Until `openTracing` has registered who records them, they are no-ops and no
 * header is sent. A span holds ids, names and outcomes; never a number, an address or a text of
 * a caller. Source: docs/decisions/0095-traces.md.
 */
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

const TRACER = "svc";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

export interface SpanOptions {
  /** `server` answers a call from outside, `client` makes one. */
  readonly kind: keyof typeof KINDS;
  readonly attributes?: Attributes;
}

/** Does work in a span, which has failed where the work throws. */
export async function inSpan<T>(
  name: string,
  { kind, attributes = {} }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const options = { kind: KINDS[kind], attributes };
  return await trace.getTracer(TRACER).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // What an error says may quote what a caller wrote.
      failSpan(span, error instanceof Error ? error.name : "unknown");
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed, with the kind of failure. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Says more of the span under way, if there is one. */
export function describeSpan(attributes: Attributes, name?: string): void {
  const span = trace.getActiveSpan();
  if (span === undefined) return;
  span.setAttributes(attributes);
  if (name !== undefined) span.updateName(name);
}

/** The headers that continue the trace under way at whoever is called; none where none is. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
