import com.example.svc.Svc;
import com.example.svc.exception.ApiException;
import com.example.svc.param.SendsCreateParams;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Scope;
import io.opentelemetry.context.propagation.ContextPropagators;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Sells with the sample, once and in vain, inside a span of the shop, and prints all spans. */
class OtelSale {
  public static void main(String[] args) {
    Finished finished = new Finished();
    OpenTelemetrySdk telemetry =
        OpenTelemetrySdk.builder()
            .setTracerProvider(
                SdkTracerProvider.builder()
                    .addSpanProcessor(SimpleSpanProcessor.create(finished))
                    .build())
            .setPropagators(ContextPropagators.create(W3CTraceContextPropagator.getInstance()))
            .build();
    Svc client = Svc.create();
    Span order = telemetry.getTracer("shop").spanBuilder("order").startSpan();
    try (Scope scope = order.makeCurrent()) {
      Sale.sell(client, telemetry, "otel-java-1", of("0.50"));
      Sale.sell(client, telemetry, "otel-java-2", of("99999.00"));
    } catch (ApiException refused) {
      order.end();
    }
    String spans = finished.spans.stream().map(OtelSale::json).collect(Collectors.joining(","));
    String trace = order.getSpanContext().getTraceId();
    System.out.printf("{\"trace\":\"%s\",\"spans\":[%s]}%n", trace, spans);
  }

  private static SendsCreateParams of(String amount) {
    return SendsCreateParams.builder().target("0772001021").amount(amount).currency("USD").build();
  }

  private static String json(SpanData span) {
    List<String> attributes = new ArrayList<>();
    span.getAttributes().forEach((key, value) -> {
      String shown = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
      attributes.add("\"" + key.getKey() + "\":" + shown);
    });
    return String.format(
        "{\"name\":\"%s\",\"attributes\":{%s},\"events\":\"%s\",\"status\":\"%s\"}",
        span.getName(), String.join(",", attributes), span.getEvents(),
        span.getStatus().getDescription());
  }

  /** Keeps what has ended. */
  private static final class Finished implements SpanExporter {
    private final List<SpanData> spans = new ArrayList<>();

    @Override
    public CompletableResultCode export(Collection<SpanData> ended) {
      spans.addAll(ended);
      return CompletableResultCode.ofSuccess();
    }

    @Override
    public CompletableResultCode flush() {
      return CompletableResultCode.ofSuccess();
    }

    @Override
    public CompletableResultCode shutdown() {
      return CompletableResultCode.ofSuccess();
    }
  }
}
