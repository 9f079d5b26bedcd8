// Sells with the sample, once and in vain, inside a span of the shop, and prints all spans.
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { sell } from "./sale.mjs";

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
trace.setGlobalTracerProvider(provider);
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

const sale = { target: "0772001021", amount: "0.50", currency: "USD" };
await trace.getTracer("shop").startActiveSpan("order", async (order) => {
  await sell({ ...sale, number: "otel-node-1" });
  await sell({ ...sale, number: "otel-node-2", amount: "99999.00" }).catch(() => {});
  order.end();
  await provider.forceFlush();
  const spans = exporter.getFinishedSpans().map(({ name, attributes, events, status }) => {
    return { name, attributes, events, status };
  });
  console.log(JSON.stringify({ trace: order.spanContext().traceId, spans }));
});
