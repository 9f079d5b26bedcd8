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
 * Recent delivery performance of an endpoint.
 */
public final class WebhookHealth extends SvcObject {
  private WebhookHealth(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookHealth of(Fields fields) {
    return new WebhookHealth(fields);
  }

  /**
   * Time of the last successful attempt. Null if there was none.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastSuccessAt() {
    return fields.integerOrNull("last_success_at");
  }

  /**
   * Time of the last failed attempt. Null if there was none.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastFailureAt() {
    return fields.integerOrNull("last_failure_at");
  }

  /**
   * Time since which every attempt has failed. Null if the latest attempt succeeded.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getFailingSince() {
    return fields.integerOrNull("failing_since");
  }

  /**
   * Share of the attempts of the last 24 hours that succeeded. Null without attempts.
   * Type: {@code Share}.
   */
  public @Nullable String getSuccessRate24h() {
    return fields.text("success_rate_24h");
  }

  /**
   * Number of deliveries waiting for their first or next attempt.
   * Type: {@code Count}.
   */
  public long getPending() {
    return fields.integer("pending");
  }
}
