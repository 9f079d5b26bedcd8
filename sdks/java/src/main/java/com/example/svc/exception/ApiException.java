package com.example.svc.exception;

import com.example.svc.ResponseMetadata;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The service refused, or it is in trouble. Its class follows from its type. */
public class ApiException extends SvcException {
  private static final long serialVersionUID = 1L;

  private final transient ErrorAnswer answer;

  /** With what the service says of it. */
  public ApiException(ErrorAnswer answer) {
    super(messageOf(answer));
    this.answer = answer;
  }

  private static String messageOf(ErrorAnswer answer) {
    String said = answer.said.text("message");
    if (said != null) return said;
    return "The service answered " + answer.response.getStatus() + " and no reason.";
  }

  /** Null when the answer was not of the service, such as a proxy's page. */
  public @Nullable String getType() {
    return answer.said.text("type");
  }

  /** The code to decide by, such as {@code insufficient_credit}; see {@code ErrorCodes}. */
  public @Nullable String getCode() {
    return answer.said.text("code");
  }

  /** The HTTP status. */
  public int getStatus() {
    return answer.response.getStatus();
  }

  /** The parameter that is wrong; null of none. */
  public @Nullable String getParam() {
    return answer.said.text("param");
  }

  /** One entry for each fault, where there are several. */
  public List<Object> getDetails() {
    List<Object> details = answer.said.get("details", Decode.list(Decode.ANY));
    return details == null ? List.of() : details;
  }

  /** Facts that belong to the code, such as the least amount. */
  public Map<String, Object> getMeta() {
    Map<String, Object> meta = answer.said.get("meta", Decode.map(Decode.ANY));
    return meta == null ? Map.of() : meta;
  }

  /** The id of the object that stands in the way; null of none. */
  public @Nullable String getResource() {
    return answer.said.text("resource");
  }

  /** Where the code is explained. */
  public @Nullable String getDocUrl() {
    return answer.said.text("doc_url");
  }

  /** What support asks for. */
  public @Nullable String getRequestId() {
    String said = answer.said.text("request_id");
    return said == null ? answer.response.getRequestId() : said;
  }

  /** Whether the same request may succeed later; null when the answer does not say. */
  public @Nullable Boolean getRetryable() {
    return answer.said.flagOrNull("retryable");
  }

  /** Seconds to wait; null when nothing was said. */
  public @Nullable Long getRetryAfter() {
    Long said = answer.said.integerOrNull("retry_after");
    return said == null ? answer.retryAfter : said;
  }

  /** The key that all tries carried; null without one. */
  public @Nullable String getIdempotencyKey() {
    return answer.response.getIdempotencyKey();
  }

  /** How often it was tried. */
  public int getAttempts() {
    return answer.response.getAttempts();
  }

  /** How the call was answered. */
  public ResponseMetadata getResponse() {
    return answer.response;
  }

  /** The body as it came. It can hold what was sent; no string form shows it. */
  public byte[] getRawBody() {
    return answer.rawBody.clone();
  }
}
