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
 * An error code: what happened and what to do next.
 */
public final class ErrorCodeEntry extends SvcObject {
  private ErrorCodeEntry(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ErrorCodeEntry of(Fields fields) {
    return new ErrorCodeEntry(fields);
  }

  /**
   * Always {@code error_code}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Code to decide by. Its meaning never changes.
   * Type: {@code ErrorCode}.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * HTTP status of the error.
   */
  public long getStatus() {
    return fields.integer("status");
  }

  /**
   * Category of the error.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * What happened, in one sentence.
   * Type: {@code ErrorMessage}.
   */
  public String getMeaning() {
    return fields.text("meaning");
  }

  /**
   * What to do next, in one sentence.
   * Type: {@code ErrorMessage}.
   */
  public String getFix() {
    return fields.text("fix");
  }

  /**
   * Whether the unchanged request may succeed later, with the same Idempotency-Key.
   */
  public boolean getRetryable() {
    return fields.flag("retryable");
  }

  /**
   * Names of the fields in {@code meta} of the error. Empty if there are none.
   */
  public List<String> getMeta() {
    return fields.get("meta", Decode.list(Decode.TEXT));
  }
}
