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
 * Changes to a person. Omitted fields keep their value; null removes the value.
 */
public final class WorkforcePersonUpdate extends SvcObject {
  private WorkforcePersonUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePersonUpdate of(Fields fields) {
    return new WorkforcePersonUpdate(fields);
  }

  /**
   * Name of the person.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Mobile number, in any Zimbabwean format.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Your payroll number for the person. Null removes it.
   * Type: {@code PayrollId}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Cost centre that the person belongs to. Null removes it.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenterId() {
    return fields.text("cost_center_id");
  }

  /**
   * Maximum the person can receive per calendar month in Harare. Null removes it.
   */
  public @Nullable Map<String, @Nullable String> getMonthlyCap() {
    return fields.get("monthly_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Your notes about the person. Null removes them.
   * Type: {@code Note}.
   */
  public @Nullable String getNotes() {
    return fields.text("notes");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforcePersonUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the person.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Mobile number, in any Zimbabwean format.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Your payroll number for the person. Null removes it.
     * Type: {@code PayrollId}.
     */
    public Builder payrollId(@Nullable String value) {
      put("payroll_id", value);
      return this;
    }

    /**
     * Cost centre that the person belongs to. Null removes it.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenterId(@Nullable String value) {
      put("cost_center_id", value);
      return this;
    }

    /**
     * Maximum the person can receive per calendar month in Harare. Null removes it.
     */
    public Builder monthlyCap(@Nullable Map<String, @Nullable String> value) {
      put("monthly_cap", value);
      return this;
    }

    /**
     * Your notes about the person. Null removes them.
     * Type: {@code Note}.
     */
    public Builder notes(@Nullable String value) {
      put("notes", value);
      return this;
    }

    /** The object with what was given so far. */
    public WorkforcePersonUpdate build() {
      return new WorkforcePersonUpdate(toFields());
    }
  }
}
