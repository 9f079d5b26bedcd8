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
 * One attempt of a delivery.
 */
public final class WebhookTry extends SvcObject {
  private WebhookTry(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookTry of(Fields fields) {
    return new WebhookTry(fields);
  }

  /**
   * Time at which the attempt started.
   * Type: {@code UnixTime}.
   */
  public long getAt() {
    return fields.integer("at");
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
   * Why the attempt failed. Null if it succeeded.
   */
  public @Nullable String getError() {
    return fields.text("error");
  }
}
