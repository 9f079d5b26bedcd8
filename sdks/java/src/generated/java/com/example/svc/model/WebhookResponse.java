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
 * Response of the endpoint to the latest attempt.
 */
public final class WebhookResponse extends SvcObject {
  private WebhookResponse(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookResponse of(Fields fields) {
    return new WebhookResponse(fields);
  }

  /**
   * HTTP status. Null if there was no response.
   * Type: {@code HttpStatus}.
   */
  public @Nullable Long getStatus() {
    return fields.integerOrNull("status");
  }

  /**
   * Duration of the attempt in milliseconds.
   * Type: {@code Milliseconds}.
   */
  public long getDurationMs() {
    return fields.integer("duration_ms");
  }

  /**
   * Beginning of the response body. Null if there was no response.
   * Type: {@code WebhookAnswerExcerpt}.
   */
  public @Nullable String getBodyExcerpt() {
    return fields.text("body_excerpt");
  }

  /**
   * Why the attempt failed. Null if it succeeded.
   */
  public @Nullable String getError() {
    return fields.text("error");
  }
}
