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
 * Status of the delivery of an event to an endpoint.
 */
public final class WebhookDeliveryStatus {
  private WebhookDeliveryStatus() {}

  /**
   * The delivery has not been attempted.
   */
  public static final String PENDING = "pending";

  /**
   * The endpoint responded with 2xx within 10 seconds.
   */
  public static final String SUCCEEDED = "succeeded";

  /**
   * The latest attempt failed; the next one is at {@code next_attempt_at}.
   */
  public static final String FAILED = "failed";

  /**
   * Every attempt failed. Redeliver it, or read the event.
   */
  public static final String EXHAUSTED = "exhausted";

  /**
   * The endpoint was disabled before delivery.
   */
  public static final String SKIPPED = "skipped";
}
