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
 * The delivery of one event to one endpoint, with its attempts.
 */
public final class WebhookDelivery extends SvcObject {
  private WebhookDelivery(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookDelivery of(Fields fields) {
    return new WebhookDelivery(fields);
  }

  /**
   * ID of the delivery, also sent in the {@code Svc-Delivery} header.
   * Type: {@code WebhookDeliveryId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code webhook_delivery}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the delivery was created.
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
   * ID of the event.
   * Type: {@code EventId}.
   */
  public String getEvent() {
    return fields.text("event");
  }

  /**
   * Type of the event.
   */
  public String getEventType() {
    return fields.text("event_type");
  }

  /**
   * URL of the latest attempt. Before the first attempt, the URL of the endpoint.
   * Type: {@code WebhookUrl}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * Current status of the delivery.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Number of attempts so far.
   * Type: {@code Count}.
   */
  public long getAttemptCount() {
    return fields.integer("attempt_count");
  }

  /**
   * Time of the next attempt. Null if none is planned.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getNextAttemptAt() {
    return fields.integerOrNull("next_attempt_at");
  }

  /**
   * Response of the endpoint to the latest attempt. Null before the first attempt.
   */
  public @Nullable WebhookResponse getLastResponse() {
    return fields.get("last_response", Decode.object(WebhookResponse::of));
  }

  /**
   * Why the delivery was created.
   */
  public String getTrigger() {
    return fields.text("trigger");
  }

  /**
   * Attempts, oldest first. Empty in lists; retrieve a single delivery to read them.
   */
  public List<WebhookTry> getAttempts() {
    return fields.get("attempts", Decode.list(Decode.object(WebhookTry::of)));
  }

  /**
   * Headers of the latest attempt, with signatures shown as {@code ***}. Null before the first attempt
   * and in lists.
   */
  public @Nullable Map<String, String> getRequestHeaders() {
    return fields.get("request_headers", Decode.map(Decode.TEXT));
  }

  /**
   * Body of the latest attempt, masked. Null before the first attempt and in lists.
   */
  public @Nullable Object getPayload() {
    return fields.get("payload");
  }
}
