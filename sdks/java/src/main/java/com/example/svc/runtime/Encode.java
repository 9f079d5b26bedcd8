package com.example.svc.runtime;

import com.example.svc.Fields;
import com.example.svc.RequestOptions;
import com.example.svc.exception.ArgumentException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** From arguments to path, query and body, in the one way that every SDK has. */
final class Encode {
  /** With the query; from the base path on. */
  final String path;
  /** Null without a body. */
  final byte @Nullable [] body;

  private Encode(String path, byte @Nullable [] body) {
    this.path = path;
    this.body = body;
  }

  static Encode request(
      Operation operation, Map<String, String> pathArgs, Fields params, RequestOptions options) {
    Map<String, @Nullable Object> query = new LinkedHashMap<>();
    Map<String, @Nullable Object> body = new LinkedHashMap<>();
    for (Map.Entry<String, @Nullable Object> one : params.toMap().entrySet()) {
      boolean isQuery = operation.query.contains(one.getKey()) || !operation.hasBody;
      (isQuery ? query : body).put(one.getKey(), one.getValue());
    }
    String fixed = operation.fixedField;
    if (fixed != null) {
      ("query".equals(operation.fixedIn) ? query : body).put(fixed, operation.fixedValue);
    }
    query.putAll(Fields.of(options.getExtraQuery()).toMap());
    body.putAll(Fields.of(options.getExtraBody()).toMap());
    String path = path(operation.path, pathArgs);
    String search = query(query);
    boolean hasBody = operation.hasBody || !body.isEmpty();
    return new Encode(
        search.isEmpty() ? path : path + "?" + search,
        hasBody ? Json.write(body).getBytes(StandardCharsets.UTF_8) : null);
  }

  /** Escapes arguments whole; what a server would read as a step up or as nothing is refused. */
  private static String path(String template, Map<String, String> pathArgs) {
    String path = template;
    for (Map.Entry<String, String> arg : pathArgs.entrySet()) {
      String value = arg.getValue();
      if (value == null || value.isEmpty() || value.equals(".") || value.equals("..")) {
        throw new ArgumentException(
            arg.getKey() + " must be a text that is not empty, \".\" or \"..\".", arg.getKey());
      }
      path = path.replace("{" + arg.getKey() + "}", part(value));
    }
    return path;
  }

  /** {@code a=1}, {@code expand[]=x}, {@code created[gte]=5}, {@code metadata[till]=4}. */
  private static String query(Map<String, @Nullable Object> query) {
    List<String> pairs = new ArrayList<>();
    query.forEach((name, value) -> flatten(pairs, name, value));
    return String.join("&", pairs);
  }

  private static void flatten(List<String> pairs, String name, @Nullable Object value) {
    if (value instanceof List) {
      for (Object one : (List<?>) value) flatten(pairs, name, one);
    } else if (value instanceof Map) {
      for (Map.Entry<?, ?> one : ((Map<?, ?>) value).entrySet()) {
        flatten(pairs, name + "[" + one.getKey() + "]", one.getValue());
      }
    } else if (value != null) {
      pairs.add(part(name) + "=" + part(value.toString()));
    }
  }

  private static String part(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A");
  }
}
