"""Sells with the sample, once and in vain, inside a span of the shop, and prints all spans."""

import json
import sys

from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

sys.path.insert(0, sys.argv[1])
exporter = InMemorySpanExporter()
provider = TracerProvider()
provider.add_span_processor(SimpleSpanProcessor(exporter))
trace.set_tracer_provider(provider)

from sale import sell  # noqa: E402
from svc import ApiError  # noqa: E402

with trace.get_tracer("shop").start_as_current_span("order") as order:
    sell("otel-python-1", target="0772001021", amount="0.50", currency="USD")
    try:
        sell("otel-python-2", target="0772001021", amount="99999.00", currency="USD")
    except ApiError:
        pass
spans = [json.loads(span.to_json()) for span in exporter.get_finished_spans()]
print(json.dumps({"trace": format(order.get_span_context().trace_id, "032x"), "spans": spans}))
