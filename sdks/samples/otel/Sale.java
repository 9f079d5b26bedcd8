import com.example.svc.RequestOptions;
import com.example.svc.ResponseMetadata;
import com.example.svc.Svc;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.model.SendOrApproval;
import com.example.svc.param.SendsCreateParams;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.context.Context;
import java.util.HashMap;
import java.util.Map;

/** OpenTelemetry: a sale in a span that says nothing of the customer; traceparent is handed on. */
class Sale {
  static SendOrApproval sell(
      Svc client, OpenTelemetry telemetry, String number, SendsCreateParams order) {
    Span span =
        telemetry.getTracer("shop").spanBuilder("sends.create").setSpanKind(SpanKind.CLIENT)
            .setAttribute("svc.operation", "sends.create")
            .setAttribute("http.request.method", "POST").startSpan();
    Map<String, String> headers = new HashMap<>();
    telemetry.getPropagators().getTextMapPropagator()
        .inject(Context.current().with(span), headers, Map::put);
    RequestOptions options =
        RequestOptions.builder().idempotencyKey(number).extraHeaders(headers).build();
    try {
      SendOrApproval sold = client.sends().create(order, options);
      setFacts(span, sold.getResponseMetadata());
      return sold;
    } catch (ApiException refused) {
      // Not the message: it may say whose number it was.
      span.setStatus(StatusCode.ERROR).setAttribute("error.type", refused.getCode());
      setFacts(span, refused.getResponse());
      throw refused;
    } catch (ConnectionException lost) {
      span.setStatus(StatusCode.ERROR).setAttribute("error.type", "connection");
      span.setAttribute("svc.maybe_sent", lost.isMaybeSent());
      throw lost;
    } finally {
      span.end();
    }
  }

  private static void setFacts(Span span, ResponseMetadata response) {
    span.setAttribute("http.response.status_code", response.getStatus());
    span.setAttribute("svc.request_id", response.getRequestId());
  }
}
