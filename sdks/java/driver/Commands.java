package driver;

import com.example.svc.Fields;
import com.example.svc.FileResult;
import com.example.svc.Hooks;
import com.example.svc.Page;
import com.example.svc.RequestAttempt;
import com.example.svc.ResponseAttempt;
import com.example.svc.Svc;
import com.example.svc.WaitOptions;
import com.example.svc.WebhookVerifier;
import com.example.svc.Webhooks;
import com.example.svc.model.Event;
import com.example.svc.runtime.Json;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What is asked of a driver besides the methods. */
final class Commands {
  /** One of them. */
  interface Own {
    Map<String, Object> run(Command command) throws Exception;
  }

  static final Map<String, Own> ALL = new HashMap<>();
  private static final Queue<Object> HOOKED = new ConcurrentLinkedQueue<>();

  private Commands() {}

  static {
    ALL.put("client.new", Commands::newClient);
    ALL.put("client.hooked", command -> takeHooked());
    ALL.put("page.items", Commands::pageItems);
    ALL.put("page.next", one -> Shown.result(one.id, ((Page<?>) one.held()).nextPage()));
    ALL.put("page.previous", one -> Shown.result(one.id, ((Page<?>) one.held()).previousPage()));
    ALL.put("file.save", Commands::saveFile);
    ALL.put("file.read", Commands::readFile);
    ALL.put("webhook.verify", Commands::verifyWebhook);
    ALL.put("webhook.sign", Commands::signWebhook);
    ALL.put("decode", Commands::decode);
    ALL.put("cancel", Commands::cancel);
    ALL.put("sends.wait", Commands::waitForSend);
  }

  private static Map<String, Object> newClient(Command command) throws Exception {
    Fields params = command.params;
    // How long a first handshake takes is the machine's business.
    Svc.Builder built = Svc.builder().hooks(new Recorder()).connectTimeout(Duration.ofMinutes(1));
    if (params.has("api_key")) built.apiKey(params.text("api_key"));
    if (params.has("base_url")) built.baseUrl(params.text("base_url"));
    if (params.has("timeout_ms")) built.timeout(Command.ms(params.integer("timeout_ms")));
    if (params.has("read_timeout_ms")) {
      built.readTimeout(Command.ms(params.integer("read_timeout_ms")));
    }
    if (params.has("max_retries")) built.maxRetries((int) params.integer("max_retries"));
    if (params.has("roots_file")) {
      built.transport(Secured.transport(params.text("proxy"), params.text("roots_file")));
    }
    if (params.has("logged")) {
      built.logger(new Saying(params.text("logged").equals("broken")));
    }
    Svc client = built.build();
    Driver.CLIENTS.put(command.clientName, client);
    Map<String, Object> value = new HashMap<>();
    value.put("livemode", client.isLivemode());
    value.put("key_kind", client.getKeyKind());
    value.put("base_url", client.getBaseUrl());
    return Shown.plain(value, client + " " + client.settings().key);
  }

  /** Keeps what hooks are shown. */
  private static final class Recorder implements Hooks {
    @Override
    public void beforeRequest(RequestAttempt attempt) {
      HOOKED.add(attempt + " " + attempt.getHeaders());
    }

    @Override
    public void afterResponse(ResponseAttempt attempt) {
      HOOKED.add(attempt + " " + attempt.getHeaders());
    }
  }

  private static Map<String, Object> takeHooked() {
    List<Object> taken = new ArrayList<>();
    for (Object one = HOOKED.poll(); one != null; one = HOOKED.poll()) taken.add(one);
    return Shown.plain(taken, "");
  }

  /** Every object of a list, or the first ones: what comes after is not asked for. */
  private static Map<String, Object> pageItems(Command command) {
    Fields params = command.params;
    Input input =
        new Input(Fields.ofObject(params.get("params")), Fields.ofObject(params.get("options")));
    Page<?> list = (Page<?>) Driver.call(command, params.text("method"), input);
    List<Object> found = new ArrayList<>();
    if (params.flag("by_page")) {
      for (Page<?> page : list.pages()) found.add(page.getData().size());
      return Shown.plain(found, "");
    }
    for (Object one : list) {
      found.add(one);
      if (found.size() == params.integer("stop_after")) break;
    }
    return Shown.plain(found, "");
  }

  private static Map<String, Object> saveFile(Command command) {
    Path path = ((FileResult) command.held()).saveTo(Path.of(command.params.text("path")));
    return Shown.plain(path.toString(), "");
  }

  private static Map<String, Object> readFile(Command command) throws Exception {
    byte[] content = ((FileResult) command.held()).bytes();
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(content);
    String hex = String.format("%064x", new BigInteger(1, sum));
    return Shown.plain(Map.of("bytes", content.length, "sha256", hex), "");
  }

  private static Map<String, Object> verifyWebhook(Command command) {
    Fields params = command.params;
    Object secrets = params.get("secrets");
    List<String> known = new ArrayList<>();
    if (secrets instanceof List) ((List<?>) secrets).forEach(one -> known.add("" + one));
    else known.add("" + secrets);
    WebhookVerifier verifier = new WebhookVerifier(known.toArray(new String[0]));
    if (params.has("tolerance")) {
      verifier = verifier.tolerance(Command.ms(params.integer("tolerance") * 1_000));
    }
    if (params.has("now")) {
      Instant now = Instant.ofEpochSecond(params.integer("now"));
      verifier = verifier.clock(Clock.fixed(now, ZoneOffset.UTC));
    }
    Event event;
    if (params.get("headers") instanceof Map) {
      Map<String, List<String>> headers = new HashMap<>();
      Map<String, Object> given = Json.object(params.get("headers"));
      given.forEach((name, one) -> headers.put(name, List.of("" + one)));
      event = verifier.verify(command.body(), headers);
    } else {
      event = verifier.verify(command.body(), params.text("headers"));
    }
    return Shown.result(command.id, event);
  }

  private static Map<String, Object> signWebhook(Command command) {
    Instant signedAt = Instant.ofEpochSecond(command.params.integer("timestamp"));
    String secret = command.params.text("secret");
    return Shown.plain(Webhooks.signTestHeader(command.body(), secret, signedAt), "");
  }

  private static Map<String, Object> decode(Command command) {
    Fields fields = Fields.ofObject(command.params.get("value"));
    return Shown.result(
        command.id, Dispatch.MODELS.get(command.params.text("name")).apply(fields));
  }

  private static Map<String, Object> cancel(Command command) {
    Thread running = Driver.RUNNING.get(command.params.integer("id"));
    if (running != null) running.interrupt();
    return Shown.plain(null, "");
  }

  private static Map<String, Object> waitForSend(Command command) {
    Fields params = command.params;
    WaitOptions options = WaitOptions.DEFAULT;
    if (params.has("timeout_ms")) {
      options = WaitOptions.timeout(Command.ms(params.integer("timeout_ms")));
    }
    if (params.has("every_ms")) options = options.every(Command.ms(params.integer("every_ms")));
    return Shown.result(
        command.id, command.client().sends().waitFor(params.text("send_id"), options));
  }
}
