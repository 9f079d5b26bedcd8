// Sells with the sample, once and in vain, inside a span of the shop, and prints all spans.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/propagation"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	svc "example.com/svc/svc-go"
)

type printed struct {
	Name       string           `json:"name"`
	Attributes map[string]any   `json:"attributes"`
	Events     []sdktrace.Event `json:"events"`
	Status     string           `json:"status"`
}

func main() {
	exporter := tracetest.NewInMemoryExporter()
	otel.SetTracerProvider(sdktrace.NewTracerProvider(sdktrace.WithSyncer(exporter)))
	otel.SetTextMapPropagator(propagation.TraceContext{})
	client, err := svc.New(svc.Config{})
	if err != nil {
		log.Fatal(err)
	}
	ctx, order := otel.Tracer("shop").Start(context.Background(), "order")
	wanted := &svc.SendsCreateParams{Target: "0772001021", Currency: svc.Ptr("USD")}
	wanted.Amount = svc.Ptr("0.50")
	if _, err := sell(ctx, client, "otel-go-1", wanted); err != nil {
		log.Fatal(err)
	}
	wanted.Amount = svc.Ptr("99999.00")
	if _, err := sell(ctx, client, "otel-go-2", wanted); err == nil {
		log.Fatal("sold what cannot be sold")
	}
	order.End()
	spans := []printed{}
	for _, span := range exporter.GetSpans() {
		attributes := map[string]any{}
		for _, one := range span.Attributes {
			attributes[string(one.Key)] = one.Value.AsInterface()
		}
		spans = append(spans, printed{span.Name, attributes, span.Events, span.Status.Description})
	}
	trace := order.SpanContext().TraceID().String()
	said := map[string]any{"trace": trace, "spans": spans}
	if err := json.NewEncoder(os.Stdout).Encode(said); err != nil {
		log.Fatal(err)
	}
}
