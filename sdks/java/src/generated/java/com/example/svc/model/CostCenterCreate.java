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
 * Parameters to create a cost centre.
 */
public final class CostCenterCreate extends SvcObject {
  private CostCenterCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CostCenterCreate of(Fields fields) {
    return new CostCenterCreate(fields);
  }

  /**
   * Name of the cost centre.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Code in your accounting system, unique in the account.
   * Type: {@code GlCode}.
   */
  public @Nullable String getGlCode() {
    return fields.text("gl_code");
  }

  /**
   * Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getMonthlyBudget() {
    return fields.text("monthly_budget");
  }

  /**
   * Currency of the budget. Required; there is no default.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Whether sends can be booked to it.
   */
  public @Nullable Boolean getIsActive() {
    return fields.flagOrNull("is_active");
  }

  /**
   * Your own key-value data about the cost centre.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a CostCenterCreate is made with, field by field. */
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
     * Code in your accounting system, unique in the account.
     * Type: {@code GlCode}.
     */
    public Builder glCode(String value) {
      set("gl_code", value);
      return this;
    }

    /**
     * Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
     * Type: {@code MoneyInput}.
     */
    public Builder monthlyBudget(String value) {
      set("monthly_budget", value);
      return this;
    }

    /**
     * Currency of the budget. Required; there is no default.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Whether sends can be booked to it.
     */
    public Builder isActive(boolean value) {
      set("is_active", value);
      return this;
    }

    /**
     * Your own key-value data about the cost centre.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public CostCenterCreate build() {
      return new CostCenterCreate(toFields());
    }
  }
}
