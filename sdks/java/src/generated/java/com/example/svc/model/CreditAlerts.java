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
 * Alerts about your Credit.
 */
public final class CreditAlerts extends SvcObject {
  private CreditAlerts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditAlerts of(Fields fields) {
    return new CreditAlerts(fields);
  }

  /**
   * Always {@code credit_alerts}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of this response.
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
   * Available Credit below which you receive an alert. Null for no alert.
   */
  public Map<String, @Nullable String> getLowBalance() {
    return fields.get("low_balance", Decode.map(Decode.TEXT));
  }

  /**
   * Whether upcoming schedules are compared with your Credit.
   */
  public boolean getShortfallProjection() {
    return fields.flag("shortfall_projection");
  }

  /**
   * Number of days of schedules to compare.
   * Type: {@code ShortfallDays}.
   */
  public long getShortfallDays() {
    return fields.integer("shortfall_days");
  }

  /**
   * Channels by which you receive alerts.
   */
  public List<String> getChannels() {
    return fields.get("channels", Decode.list(Decode.TEXT));
  }

  /**
   * Recipients of alerts by email and text message.
   */
  public AlertRecipients getRecipients() {
    return fields.get("recipients", Decode.object(AlertRecipients::of));
  }

  /**
   * Time at which the last low-balance alert fired.
   */
  public Map<String, @Nullable Long> getLastFired() {
    return fields.get("last_fired", Decode.map(Decode.INTEGER));
  }
}
