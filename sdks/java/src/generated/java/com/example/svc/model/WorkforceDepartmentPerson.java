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
 * A person to register and add to the department.
 */
public final class WorkforceDepartmentPerson extends SvcObject {
  private WorkforceDepartmentPerson(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentPerson of(Fields fields) {
    return new WorkforceDepartmentPerson(fields);
  }

  /**
   * Name of the person.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Mobile number, in any Zimbabwean format.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /**
   * Your payroll number for the person. Unique in the account.
   * Type: {@code PayrollId}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
   * no cap.
   */
  public @Nullable Map<String, @Nullable String> getMonthlyCap() {
    return fields.get("monthly_cap", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforceDepartmentPerson is made with, field by field. */
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
     * Your payroll number for the person. Unique in the account.
     * Type: {@code PayrollId}.
     */
    public Builder payrollId(String value) {
      set("payroll_id", value);
      return this;
    }

    /**
     * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
     * no cap.
     */
    public Builder monthlyCap(Map<String, @Nullable String> value) {
      set("monthly_cap", value);
      return this;
    }

    /** The object with what was given so far. */
    public WorkforceDepartmentPerson build() {
      return new WorkforceDepartmentPerson(toFields());
    }
  }
}
