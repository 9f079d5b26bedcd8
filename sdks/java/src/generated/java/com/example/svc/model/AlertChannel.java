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
 * Channel by which you receive an alert.
 */
public final class AlertChannel {
  private AlertChannel() {}

  /**
   * Event sent to your webhook endpoints.
   */
  public static final String WEBHOOK = "webhook";

  /**
   * Email to the contact of your account.
   */
  public static final String EMAIL = "email";

  /**
   * Text message to your support number.
   */
  public static final String SMS = "sms";
}
