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
 * Format of the events sent to an endpoint.
 */
public final class WebhookFormat {
  private WebhookFormat() {}

  /**
   * The event object, as {@code GET /events} returns it.
   */
  public static final String SVC = "svc";

  /**
   * The flat body of the old single webhook URL: the events {@code order.success}, {@code order.failed}, {@code order.unknown} and {@code order.retrying}, with the header {@code X-Airtime-Signature}.
   */
  public static final String LEGACY_AIRTIME = "legacy_airtime";
}
