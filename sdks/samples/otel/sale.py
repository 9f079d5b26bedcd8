"""OpenTelemetry: a sale in a span that says nothing of the customer; traceparent is handed on."""

from __future__ import annotations

from typing import Any, Dict

from opentelemetry import propagate, trace

from svc import ApiError, ConnectionError, RequestOptions, Svc, models

client = Svc()
tracer = trace.get_tracer("shop")


def sell(number: str, **sale: Any) -> models.Send:
    """An order has a number, a target, an amount and a currency."""
    # Neither the message nor the stack of an error: they may say whose number it was.
    quiet = {"record_exception": False, "set_status_on_exception": False}
    attributes = {"svc.operation": "sends.create", "http.request.method": "POST"}
    with tracer.start_as_current_span(
        "sends.create", kind=trace.SpanKind.CLIENT, attributes=attributes, **quiet
    ) as span:
        headers: Dict[str, str] = {}
        propagate.inject(headers)
        options = RequestOptions(idempotency_key=number, extra_headers=headers)
        try:
            sold = client.sends.create(request_options=options, **sale)
        except (ApiError, ConnectionError) as error:
            span.set_status(trace.StatusCode.ERROR)
            if isinstance(error, ApiError):
                span.set_attributes(facts_of(error.response))
                span.set_attribute("error.type", error.code or "unknown")
            else:
                span.set_attribute("error.type", type(error).__name__)
                span.set_attribute("svc.maybe_sent", error.maybe_sent)
            raise
        span.set_attributes(facts_of(sold.response_metadata))
        return sold


def facts_of(response: Any) -> Dict[str, Any]:
    request_id = response.request_id or "none"
    return {"http.response.status_code": response.status, "svc.request_id": request_id}
