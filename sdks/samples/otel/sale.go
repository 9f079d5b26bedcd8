// OpenTelemetry: a sale in a span that says nothing of the customer; traceparent is handed on.
package main

import (
	"context"
	"errors"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/trace"

	svc "example.com/svc/svc-go"
)

func sell(
	ctx context.Context, client *svc.Client, number string, order *svc.SendsCreateParams,
) (*svc.SendOrApproval, error) {
	kind := trace.WithSpanKind(trace.SpanKindClient)
	ctx, span := otel.Tracer("shop").Start(ctx, "sends.create", kind)
	defer span.End()
	span.SetAttributes(attribute.String("svc.operation", "sends.create"))
	span.SetAttributes(attribute.String("http.request.method", "POST"))
	headers := propagation.MapCarrier{}
	otel.GetTextMapPropagator().Inject(ctx, headers)
	key, traced := svc.WithIdempotencyKey(number), svc.WithExtraHeaders(headers)
	sold, err := client.Sends.Create(ctx, order, key, traced)
	var refused *svc.APIError
	var lost *svc.ConnectionError
	switch {
	case err == nil:
		span.SetAttributes(factsOf(sold.ResponseMetadata())...)
		return sold, nil
	case errors.As(err, &refused):
		span.SetAttributes(factsOf(refused.Response)...)
		span.SetAttributes(attribute.String("error.type", refused.Code))
	case errors.As(err, &lost):
		span.SetAttributes(attribute.String("error.type", "connection"))
		span.SetAttributes(attribute.Bool("svc.maybe_sent", lost.MaybeSent))
	}
	// Not the message of the error: it may say whose number it was.
	span.SetStatus(codes.Error, "")
	return nil, err
}

func factsOf(response *svc.ResponseMetadata) []attribute.KeyValue {
	return []attribute.KeyValue{
		attribute.Int("http.response.status_code", response.Status),
		attribute.String("svc.request_id", response.RequestID),
	}
}
