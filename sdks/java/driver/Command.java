package driver;

import com.example.svc.Fields;
import com.example.svc.Svc;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;

/** One line of the runner. */
final class Command {
  final long id;
  final String op;
  final String clientName;
  final Fields params;
  final Fields options;

  Command(Map<String, Object> line) {
    Fields said = Fields.ofObject(line);
    id = said.integer("id");
    op = said.text("op");
    clientName = said.has("client") ? said.text("client") : "main";
    params = Fields.ofObject(said.get("params"));
    options = Fields.ofObject(said.get("options"));
  }

  Svc client() {
    return Driver.CLIENTS.get(clientName);
  }

  Input input() {
    return new Input(params, options);
  }

  Object held() {
    return Driver.HELD.get(params.integer("handle"));
  }

  byte[] body() {
    String encoded = params.text("body_base64");
    if (encoded != null) return Base64.getDecoder().decode(encoded);
    return params.text("body").getBytes(StandardCharsets.UTF_8);
  }

  static Duration ms(long count) {
    return Duration.ofMillis(count);
  }
}
