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

/** The parameters of {@code cost_centers.update}. */
public final class CostCentersUpdateParams extends Params {
  private CostCentersUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CostCentersUpdateParams of(Fields fields) {
    return new CostCentersUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the cost centre.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Code in your accounting system. Null removes it.
     * Type: {@code GlCode}.
     */
    public Builder glCode(@Nullable String value) {
      put("gl_code", value);
      return this;
    }

    /**
     * Budget per calendar month in Harare. Null removes it.
     * Type: {@code MoneyInput}.
     */
    public Builder monthlyBudget(@Nullable String value) {
      put("monthly_budget", value);
      return this;
    }

    /**
     * Currency of the budget. Can change only until something is booked to it.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Whether sends can be booked to it. {@code false} archives it.
     */
    public Builder isActive(boolean value) {
      set("is_active", value);
      return this;
    }

    /**
     * Your own key-value data. Keys are merged; see {@code MetadataUpdate}. Null removes all keys.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public CostCentersUpdateParams build() {
      return new CostCentersUpdateParams(toFields());
    }
  }
}
