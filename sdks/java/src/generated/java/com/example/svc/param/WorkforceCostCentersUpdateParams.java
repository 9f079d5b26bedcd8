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

/** The parameters of {@code workforce.cost_centers.update}. */
public final class WorkforceCostCentersUpdateParams extends Params {
  private WorkforceCostCentersUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceCostCentersUpdateParams of(Fields fields) {
    return new WorkforceCostCentersUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the department.
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
    public Builder code(@Nullable String value) {
      put("code", value);
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
     * Whether anything can be booked to it. {@code false} archives it.
     */
    public Builder isActive(boolean value) {
      set("is_active", value);
      return this;
    }

    /** The parameters that were given. */
    public WorkforceCostCentersUpdateParams build() {
      return new WorkforceCostCentersUpdateParams(toFields());
    }
  }
}
