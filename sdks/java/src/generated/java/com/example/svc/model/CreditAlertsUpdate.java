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
 * New alerts about your Credit. Omitted fields return to their defaults.
 */
public final class CreditAlertsUpdate extends SvcObject {
  private CreditAlertsUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditAlertsUpdate of(Fields fields) {
    return new CreditAlertsUpdate(fields);
  }

  /**
   * Available Credit below which you receive an alert. Omitted currencies have no alert.
   */
  public @Nullable Map<String, @Nullable String> getLowBalance() {
    return fields.get("low_balance", Decode.map(Decode.TEXT));
  }

  /**
   * Whether to compare upcoming schedules with your Credit.
   */
  public @Nullable Boolean getShortfallProjection() {
    return fields.flagOrNull("shortfall_projection");
  }

  /**
   * Number of days of schedules to compare.
   * Type: {@code ShortfallDays}.
   */
  public @Nullable Long getShortfallDays() {
    return fields.integerOrNull("shortfall_days");
  }

  /**
   * Channels by which you receive alerts. Default: {@code webhook}.
   */
  public @Nullable List<String> getChannels() {
    return fields.get("channels", Decode.list(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a CreditAlertsUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Available Credit below which you receive an alert. Omitted currencies have no alert.
     */
    public Builder lowBalance(Map<String, @Nullable String> value) {
      set("low_balance", value);
      return this;
    }

    /**
     * Whether to compare upcoming schedules with your Credit.
     */
    public Builder shortfallProjection(boolean value) {
      set("shortfall_projection", value);
      return this;
    }

    /**
     * Number of days of schedules to compare.
     * Type: {@code ShortfallDays}.
     */
    public Builder shortfallDays(long value) {
      set("shortfall_days", value);
      return this;
    }

    /**
     * Channels by which you receive alerts. Default: {@code webhook}.
     */
    public Builder channels(List<String> value) {
      set("channels", value);
      return this;
    }

    /** The object with what was given so far. */
    public CreditAlertsUpdate build() {
      return new CreditAlertsUpdate(toFields());
    }
  }
}
