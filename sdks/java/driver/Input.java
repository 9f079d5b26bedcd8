package driver;

import com.example.svc.Fields;
import com.example.svc.RequestOptions;
import com.example.svc.runtime.Json;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a call is made with, in the names of the wire. */
final class Input {
  private final Map<String, Object> params;
  private final Fields options;

  Input(Fields params, Fields options) {
    this.params = new LinkedHashMap<>(params.toMap());
    this.options = options;
  }

  /** Takes an argument of the path out of the parameters. */
  String take(String name) {
    return (String) params.remove(name);
  }

  /** The parameters that are left; a list in the query has brackets. */
  Fields fields() {
    Map<String, Object> named = new LinkedHashMap<>();
    params.forEach((name, value) -> named.put(name.equals("expand") ? "expand[]" : name, value));
    return Fields.of(named);
  }

  RequestOptions options() {
    RequestOptions.Builder built = RequestOptions.builder();
    if (options.has("idempotency_key")) built.idempotencyKey(options.text("idempotency_key"));
    if (options.has("timeout_ms")) built.timeout(Command.ms(options.integer("timeout_ms")));
    if (options.has("read_timeout_ms")) {
      built.readTimeout(Command.ms(options.integer("read_timeout_ms")));
    }
    if (options.has("max_retries")) built.maxRetries((int) options.integer("max_retries"));
    if (options.has("extra_body")) built.extraBody(Json.object(options.get("extra_body")));
    if (options.has("extra_query")) built.extraQuery(Json.object(options.get("extra_query")));
    if (options.has("extra_headers")) {
      Map<String, String> headers = new LinkedHashMap<>();
      Json.object(options.get("extra_headers")).forEach((name, one) -> headers.put(name, "" + one));
      built.extraHeaders(headers);
    }
    if (options.has("program_secret")) built.programSecret(options.text("program_secret"));
    return built.build();
  }
}
