package driver;

import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.ResponseMetadata;
import com.example.svc.SvcObject;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.PageException;
import com.example.svc.exception.SvcException;
import com.example.svc.runtime.Json;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** What comes of a command, as the runner reads it. */
final class Shown {
  private Shown() {}

  static Map<String, Object> plain(Object value, String shown) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("value", Json.plain(value));
    answer.put("shown", shown);
    return answer;
  }

  static Map<String, Object> result(long id, Object result) {
    if (result == null) return named("Page", null, "", null);
    if (result instanceof Page) return page(id, (Page<?>) result);
    if (result instanceof FileResult) {
      FileResult file = (FileResult) result;
      Map<String, Object> value = new LinkedHashMap<>();
      value.put("filename", file.getFilename());
      value.put("content_type", file.getContentType());
      return held(id, file, named("File", value, file.toString(), file.getResponseMetadata()));
    }
    SvcObject object = (SvcObject) result;
    String shown = object + " " + object.fields();
    String name = object.getClass().getSimpleName();
    return named(name, object.fields().toMap(), shown, object.getResponseMetadata());
  }

  private static Map<String, Object> page(long id, Page<?> page) {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("data", Json.plain(page.getData()));
    value.put("has_more", page.hasMore());
    value.put("next_cursor", page.getNextCursor());
    String shown = page + " " + page.getData();
    return held(id, page, named("Page", value, shown, page.getResponseMetadata()));
  }

  private static Map<String, Object> held(long id, Object held, Map<String, Object> answer) {
    Driver.HELD.put(id, held);
    answer.put("handle", id);
    return answer;
  }

  private static Map<String, Object> named(
      String name, Object value, String shown, ResponseMetadata metadata) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("class", name);
    answer.put("value", value);
    answer.put("shown", shown);
    if (metadata != null) answer.put("meta", meta(metadata));
    return answer;
  }

  private static Map<String, Object> meta(ResponseMetadata metadata) {
    Map<String, Object> meta = new LinkedHashMap<>();
    meta.put("status", metadata.getStatus());
    meta.put("request_id", metadata.getRequestId());
    meta.put("idempotency_key", metadata.getIdempotencyKey());
    meta.put("attempts", metadata.getAttempts());
    meta.put("replayed", metadata.isReplayed());
    meta.put("original_request_id", metadata.getOriginalRequestId());
    return meta;
  }

  /** The runner knows the classes of errors by one name in all languages. */
  static Map<String, Object> error(Throwable failure) {
    String name = failure.getClass().getSimpleName().replaceFirst("Exception$", "Error");
    if (failure instanceof PageException) name = "SvcError";
    else if (!(failure instanceof SvcException)) name = "DriverError";
    StringWriter printed = new StringWriter();
    failure.printStackTrace(new PrintWriter(printed, true));
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("class", name);
    error.put("message", String.valueOf(failure.getMessage()));
    error.put("shown", printed.toString());
    if (failure instanceof ApiException) addApi(error, (ApiException) failure);
    if (failure instanceof ConnectionException) {
      ConnectionException lost = (ConnectionException) failure;
      error.put("maybe_sent", lost.isMaybeSent());
      error.put("attempts", lost.getAttempts());
      error.put("idempotency_key", lost.getIdempotencyKey());
    }
    if (failure instanceof ArgumentException) {
      error.put("param", ((ArgumentException) failure).getParam());
    }
    return error;
  }

  private static void addApi(Map<String, Object> error, ApiException failure) {
    error.put("type", failure.getType());
    error.put("code", failure.getCode());
    error.put("status", failure.getStatus());
    error.put("param", failure.getParam());
    error.put("details", failure.getDetails());
    error.put("meta", failure.getMeta());
    error.put("resource", failure.getResource());
    error.put("doc_url", failure.getDocUrl());
    error.put("request_id", failure.getRequestId());
    error.put("retryable", failure.getRetryable());
    error.put("retry_after", failure.getRetryAfter());
    error.put("idempotency_key", failure.getIdempotencyKey());
    error.put("attempts", failure.getAttempts());
    error.put("raw_length", failure.getRawBody().length);
  }
}
