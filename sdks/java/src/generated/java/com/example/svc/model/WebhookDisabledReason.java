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
 * Why an endpoint is disabled.
 */
public final class WebhookDisabledReason {
  private WebhookDisabledReason() {}

  /**
   * Someone disabled the endpoint.
   */
  public static final String MANUAL = "manual";

  /**
   * The endpoint accepted no event for three days.
   */
  public static final String FAILING = "failing";
}
