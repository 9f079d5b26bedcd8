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
 * A request to a provider about a send, with its outcome.
 */
public final class SendAttempt extends SvcObject {
  private SendAttempt(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendAttempt of(Fields fields) {
    return new SendAttempt(fields);
  }

  /**
   * ID of the attempt.
   * Type: {@code AttemptId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code send_attempt}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of creation, always before the provider is contacted.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * ID of the send.
   * Type: {@code SendId}.
   */
  public String getSend() {
    return fields.text("send");
  }

  /**
   * Position among the attempts of the send, from 1.
   */
  public long getSequence() {
    return fields.integer("sequence");
  }

  /**
   * Type of request to the provider.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Time of the request to the provider.
   * Type: {@code UnixTime}.
   */
  public long getAt() {
    return fields.integer("at");
  }

  /**
   * Response time in milliseconds. Null while waiting.
   */
  public @Nullable Long getDurationMs() {
    return fields.integerOrNull("duration_ms");
  }

  /**
   * Outcome of the request. Null while waiting.
   */
  public @Nullable String getOutcome() {
    return fields.text("outcome");
  }

  /**
   * Outcome in plain words, without the supplier's name.
   * Type: {@code Note}.
   */
  public @Nullable String getDetail() {
    return fields.text("detail");
  }

  /**
   * Status of the send before the attempt.
   */
  public String getStatusBefore() {
    return fields.text("status_before");
  }

  /**
   * Status of the send after the attempt. Null while waiting.
   */
  public @Nullable String getStatusAfter() {
    return fields.text("status_after");
  }
}
