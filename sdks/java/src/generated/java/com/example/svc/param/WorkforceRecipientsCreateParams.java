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

/** The parameters of {@code workforce.recipients.create}. */
public final class WorkforceRecipientsCreateParams extends Params {
  private WorkforceRecipientsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceRecipientsCreateParams of(Fields fields) {
    return new WorkforceRecipientsCreateParams(fields);
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
     * Your payroll number for the person. Unique in the account.
     * Type: {@code PayrollId}.
     */
    public Builder payrollId(String value) {
      set("payroll_id", value);
      return this;
    }

    /**
     * Cost centre that the person belongs to.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenterId(String value) {
      set("cost_center_id", value);
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

    /** The parameters that were given. */
    public WorkforceRecipientsCreateParams build() {
      return new WorkforceRecipientsCreateParams(toFields());
    }
  }
}
