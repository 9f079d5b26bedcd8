package com.example.svc.testing;

import com.example.svc.Fields;
import com.example.svc.Transport;
import com.example.svc.runtime.Facts;
import com.example.svc.runtime.Json;
import com.example.svc.runtime.Operation;
import com.example.svc.runtime.Operations;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A transport that answers with the contract's own examples: {@code
 * Svc.builder().transport(new FakeTransport())}.
 */
public final class FakeTransport implements Transport {
  private static final Fields EXAMPLES = examples();

  private final List<FakeRequest> requests = new ArrayList<>();
  private final Map<String, Queue<Fields>> answers = new HashMap<>();

  /** With an example as the answer of every method. */
  public FakeTransport() {}

  /** The next answer of a method such as {@code sends.create}; several come in their order. */
  public synchronized FakeTransport answer(String operation, int status, Map<String, ?> body) {
    Fields answer = Fields.of(Map.of("status", status, "body", body));
    answers.computeIfAbsent(operation, name -> new ArrayDeque<>()).add(answer);
    return this;
  }

  /** Everything that was asked, in order. */
  public synchronized List<FakeRequest> getRequests() {
    return List.copyOf(requests);
  }

  @Override
  public synchronized CompletableFuture<Response> send(Request request) {
    byte[] body = request.getBody();
    Fields sent =
        body == null ? Fields.NONE : Fields.parse(new String(body, StandardCharsets.UTF_8));
    String query = request.getUri().getRawQuery() == null ? "" : request.getUri().getRawQuery();
    String operation = operationOf(request, sent, query);
    requests.add(new FakeRequest(operation, request, sent));
    Queue<Fields> planned = answers.getOrDefault(operation, new ArrayDeque<>());
    Fields answer =
        planned.isEmpty() ? exampleOf(operation, ownPath(request)) : planned.remove();
    return CompletableFuture.completedFuture(responseOf(request, answer));
  }

  private static Fields exampleOf(String operation, String path) {
    Fields example = Fields.ofObject(EXAMPLES.get(operation));
    if (example.names().isEmpty()) return Fields.of(Map.of("status", 200, "body", Map.of()));
    Operation known = null;
    for (Operation one : Operations.all()) if (one.key.equals(operation)) known = one;
    Object body = example.get("body");
    if (known == null || known.identifiedBy == null || !(body instanceof Map)) return example;
    // It is about the object that was asked for, where that is told by its id.
    Map<String, Object> about = new LinkedHashMap<>(Json.object(body));
    int place = List.of(known.path.split("/")).indexOf("{" + known.identifiedBy + "}");
    String asked = URLDecoder.decode(path.split("/")[place], StandardCharsets.UTF_8);
    Object shown = about.get("id");
    boolean isAlike =
        shown instanceof String && asked.startsWith(((String) shown).split("_")[0] + "_");
    if (isAlike) about.put("id", asked);
    return Fields.of(Map.of("status", example.get("status"), "body", about));
  }

  private static String ownPath(Request request) {
    String path = request.getUri().getRawPath();
    return path.substring(path.indexOf(Facts.BASE_PATH) + Facts.BASE_PATH.length());
  }

  private static Response responseOf(Request request, Fields answer) {
    int status = (int) answer.integer("status");
    byte[] body = Json.write(answer.get("body")).getBytes(StandardCharsets.UTF_8);
    HttpHeaders headers =
        HttpHeaders.of(
            Map.of(
                "Content-Type", List.of("application/json"), "Request-Id", List.of("req_fake")),
            (name, value) -> true);
    if (request.isStreamed() && status < 300) {
      return Response.streamed(status, headers, InputStream.nullInputStream());
    }
    return Response.of(status, headers, body);
  }

  /** Of two methods on one path, the one whose fixed field was sent. */
  private static String operationOf(Request request, Fields sent, String query) {
    String own = ownPath(request);
    @Nullable String plain = null;
    for (Operation one : Operations.all()) {
      boolean isOn = one.verb.equals(request.getMethod());
      if (!isOn || !formOf(one.path).matcher(own).matches()) continue;
      if (one.fixedField == null) plain = one.key;
      else if (sent.has(one.fixedField) || query.contains(one.fixedField + "=")) return one.key;
    }
    return plain == null ? "" : plain;
  }

  private static Pattern formOf(String template) {
    String[] parts = template.split("\\{[^}]+\\}", -1);
    StringBuilder form = new StringBuilder();
    for (String part : parts) {
      form.append(form.length() == 0 ? "" : "[^/]+").append(Pattern.quote(part));
    }
    return Pattern.compile(form.toString());
  }

  private static Fields examples() {
    try (InputStream file = FakeTransport.class.getResourceAsStream("examples.json")) {
      return Fields.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
