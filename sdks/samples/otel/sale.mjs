// OpenTelemetry: a sale in a span that says nothing of the customer; traceparent is handed on.
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { ApiError, ConnectionError, Svc } from "svc-sdk";

const client = new Svc();

/** An order has a number, a target, an amount and a currency. */
export function sell({ number, ...sale }) {
  const tracer = trace.getTracer("shop");
  const attributes = { "svc.operation": "sends.create", "http.request.method": "POST" };
  return tracer.startActiveSpan(
    "sends.create",
    { kind: SpanKind.CLIENT, attributes },
    async (span) => {
      const extraHeaders = {};
      propagation.inject(context.active(), extraHeaders);
      try {
        const sold = await client.sends.create(sale, { idempotencyKey: number, extraHeaders });
        span.setAttributes(factsOf(sold.responseMetadata));
        return sold;
      } catch (error) {
        // Neither the message nor the stack: they may say whose number it was.
        span.setStatus({ code: SpanStatusCode.ERROR });
        if (error instanceof ApiError) span.setAttributes(factsOf(error.response));
        const type = error instanceof ApiError ? error.code : error.name;
        span.setAttribute("error.type", type ?? "unknown");
        if (error instanceof ConnectionError) span.setAttribute("svc.maybe_sent", error.maybeSent);
        throw error;
      } finally {
        span.end();
      }
    },
  );
}

function factsOf({ status, requestId }) {
  return { "http.response.status_code": status, "svc.request_id": requestId ?? "none" };
}
