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

/** The parameters of {@code workforce.recipients.update}. */
public final class WorkforceRecipientsUpdateParams extends Params {
  private WorkforceRecipientsUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceRecipientsUpdateParams of(Fields fields) {
    return new WorkforceRecipientsUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public WorkforceRecipientsUpdateParams build() {
      return new WorkforceRecipientsUpdateParams(toFields());
    }
  }
}
