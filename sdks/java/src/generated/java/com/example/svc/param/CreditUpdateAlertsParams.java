// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code credit.update_alerts}. */
public final class CreditUpdateAlertsParams extends Params {
  private CreditUpdateAlertsParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CreditUpdateAlertsParams of(Fields fields) {
    return new CreditUpdateAlertsParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public CreditUpdateAlertsParams build() {
      return new CreditUpdateAlertsParams(toFields());
    }
  }
}
