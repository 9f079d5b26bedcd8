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
 * Grace period of the old signing secret.
 */
public final class WebhookSecretGrace {
  private WebhookSecretGrace() {}

  /**
   * No grace period: the old secret stops immediately.
   */
  public static final String V0 = "0";

  /**
   * A grace period of one hour.
   */
  public static final String V1H = "1h";

  /**
   * A grace period of one day.
   */
  public static final String V24H = "24h";
}
