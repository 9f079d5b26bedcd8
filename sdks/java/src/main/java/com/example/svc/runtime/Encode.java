package com.example.svc.runtime;

import com.example.svc.Fields;
import com.example.svc.RequestOptions;
import com.example.svc.exception.ArgumentException;
import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** From arguments to path, query and body, in the one way that every SDK has. */
final class Encode {
  /** A part without a name of its file would be read as a text. */
  private static final String FILE_HEAD =
      "; filename=\"file\"\r\nContent-Type: application/octet-stream";

  /** With the query; from the base path on. */
  final String path;
  /** Null without a body. */
  final byte @Nullable [] body;
  final String contentType;

  private Encode(String path, byte @Nullable [] body, String contentType) {
    this.path = path;
    this.body = body;
    this.contentType = contentType;
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
    String whole = search.isEmpty() ? path : path + "?" + search;
    if (operation.fileField != null) return form(whole, body, operation.fileField);
    boolean hasBody = operation.hasBody || !body.isEmpty();
    return new Encode(
        whole,
        hasBody ? Json.write(body).getBytes(StandardCharsets.UTF_8) : null,
        "application/json");
  }

  /** A form with a file. */
  private static Encode form(
      String path, Map<String, @Nullable Object> fields, String fileField) {
    String boundary = UUID.randomUUID().toString();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Map.Entry<String, @Nullable Object> one : fields.entrySet()) {
      String name = one.getKey();
      boolean isFile = name.equals(fileField);
      String type = isFile ? FILE_HEAD : "";
      String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name + "\"";
      out.writeBytes(bytes(head + type + "\r\n\r\n"));
      Object value = one.getValue();
      byte[] file = isFile && value != null ? Decode.BYTES.from(value) : null;
      if (isFile && file == null) throw new ArgumentException(name + " must be bytes.", name);
      out.writeBytes(file == null ? bytes(String.valueOf(value)) : file);
      out.writeBytes(bytes("\r\n"));
    }
    out.writeBytes(bytes("--" + boundary + "--\r\n"));
    return new Encode(path, out.toByteArray(), "multipart/form-data; boundary=" + boundary);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
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
