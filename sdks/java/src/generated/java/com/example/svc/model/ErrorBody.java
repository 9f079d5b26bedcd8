// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Explanation of why a request failed.
 */
public final class ErrorBody extends SvcObject {
  private ErrorBody(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ErrorBody of(Fields fields) {
    return new ErrorBody(fields);
  }

  /**
   * Category of the error.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Code of the error. Decide by this.
   * Type: {@code ErrorCode}.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * Explanation for a developer. May change.
   * Type: {@code ErrorMessage}.
   */
  public String getMessage() {
    return fields.text("message");
  }

  /**
   * First invalid field or parameter. Null if no single one is.
   * Type: {@code ErrorParam}.
   */
  public @Nullable String getParam() {
    return fields.text("param");
  }

  /**
   * All problems with the request, one entry for each field.
   */
  public List<ErrorDetail> getDetails() {
    return fields.get("details", Decode.list(Decode.object(ErrorDetail::of)));
  }

  /**
   * Whether the unchanged request may succeed later. Retry it with the same Idempotency-Key, after
   * {@code retry_after} seconds if that is set.
   */
  public boolean getRetryable() {
    return fields.flag("retryable");
  }

  /**
   * Seconds to wait before you retry. Null if there is no need to wait.
   */
  public @Nullable Long getRetryAfter() {
    return fields.integerOrNull("retry_after");
  }

  /**
   * ID of this request, for support and the request log.
   * Type: {@code RequestId}.
   */
  public String getRequestId() {
    return fields.text("request_id");
  }

  /**
   * Documentation page of this code.
   * Type: {@code WebUrl}.
   */
  public String getDocUrl() {
    return fields.text("doc_url");
  }

  /**
   * ID of the object that caused the error, such as the send with the same reference.
   * Type: {@code ObjectId}.
   */
  public @Nullable String getResource() {
    return fields.text("resource");
  }

  /**
   * Details that belong to the code.
   */
  public Object getMeta() {
    return fields.get("meta");
  }
}
