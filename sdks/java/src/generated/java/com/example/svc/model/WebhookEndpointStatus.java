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
 * Status of a webhook endpoint.
 */
public final class WebhookEndpointStatus {
  private WebhookEndpointStatus() {}

  /**
   * Events are sent to the endpoint.
   */
  public static final String ENABLED = "enabled";

  /**
   * No events are sent; {@code disabled_reason} says why.
   */
  public static final String DISABLED = "disabled";
}
