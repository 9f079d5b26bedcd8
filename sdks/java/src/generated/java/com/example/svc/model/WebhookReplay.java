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
 * A replay of a range of events to an endpoint.
 */
public final class WebhookReplay extends SvcObject {
  private WebhookReplay(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookReplay of(Fields fields) {
    return new WebhookReplay(fields);
  }

  /**
   * ID of the replay.
   * Type: {@code WebhookReplayId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code webhook_replay}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the replay was requested.
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
   * ID of the endpoint.
   * Type: {@code WebhookEndpointId}.
   */
  public String getEndpoint() {
    return fields.text("endpoint");
  }

  /**
   * Start of the range.
   * Type: {@code UnixTime}.
   */
  public long getFrom() {
    return fields.integer("from");
  }

  /**
   * End of the range.
   * Type: {@code UnixTime}.
   */
  public long getTo() {
    return fields.integer("to");
  }

  /**
   * Event types to replay. Empty for all that the endpoint receives.
   */
  public List<String> getTypes() {
    return fields.get("types", Decode.list(Decode.TEXT));
  }

  /**
   * Current status of the replay.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Number of events in the range that the endpoint receives.
   * Type: {@code Count}.
   */
  public long getMatched() {
    return fields.integer("matched");
  }

  /**
   * Number of matched events with a new delivery.
   * Type: {@code Count}.
   */
  public long getQueued() {
    return fields.integer("queued");
  }

  /**
   * Number of those deliveries that succeeded.
   * Type: {@code Count}.
   */
  public long getDelivered() {
    return fields.integer("delivered");
  }

  /**
   * Number of those deliveries that failed and will not be retried.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }
}
