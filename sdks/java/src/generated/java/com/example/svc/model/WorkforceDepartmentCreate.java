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
 * Parameters to create a department.
 */
public final class WorkforceDepartmentCreate extends SvcObject {
  private WorkforceDepartmentCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentCreate of(Fields fields) {
    return new WorkforceDepartmentCreate(fields);
  }

  /**
   * Name of the department.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Code in your accounting system, unique in the account.
   * Type: {@code GlCode}.
   */
  public @Nullable String getCode() {
    return fields.text("code");
  }

  /**
   * Budget per calendar month in Harare. Default: no budget.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getMonthlyBudget() {
    return fields.text("monthly_budget");
  }

  /**
   * Currency of the budget. Default: {@code USD}.
   * Type: {@code CurrencyInput}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Whether anything can be booked to it.
   */
  public @Nullable Boolean getIsActive() {
    return fields.flagOrNull("is_active");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforceDepartmentCreate is made with, field by field. */
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
     * Code in your accounting system, unique in the account.
     * Type: {@code GlCode}.
     */
    public Builder code(String value) {
      set("code", value);
      return this;
    }

    /**
     * Budget per calendar month in Harare. Default: no budget.
     * Type: {@code MoneyInput}.
     */
    public Builder monthlyBudget(String value) {
      set("monthly_budget", value);
      return this;
    }

    /**
     * Currency of the budget. Default: {@code USD}.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Whether anything can be booked to it.
     */
    public Builder isActive(boolean value) {
      set("is_active", value);
      return this;
    }

    /** The object with what was given so far. */
    public WorkforceDepartmentCreate build() {
      return new WorkforceDepartmentCreate(toFields());
    }
  }
}
