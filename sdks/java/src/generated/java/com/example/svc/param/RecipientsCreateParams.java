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

/** The parameters of {@code recipients.create}. */
public final class RecipientsCreateParams extends Params {
  private RecipientsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RecipientsCreateParams of(Fields fields) {
    return new RecipientsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the person, used in SMS merge fields.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * First name of the person. Default: the first word of the name.
     * Type: {@code Label}.
     */
    public Builder firstName(String value) {
      set("first_name", value);
      return this;
    }

    /**
     * Your own ID for the recipient, unique in the account.
     * Type: {@code ExternalId}.
     */
    public Builder externalId(String value) {
      set("external_id", value);
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
     * Email address to contact.
     * Type: {@code Email}.
     */
    public Builder email(String value) {
      set("email", value);
      return this;
    }

    /**
     * Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
     */
    public Builder meters(List<RecipientMeterInput> value) {
      set("meters", value);
      return this;
    }

    /**
     * Meter used when none is specified. Default: the first of {@code meters}.
     * Type: {@code MeterInput}.
     */
    public Builder defaultMeter(String value) {
      set("default_meter", value);
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
     * Cost centre that sends to the recipient are booked to.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * Groups to add the recipient to.
     */
    public Builder groups(List<String> value) {
      set("groups", value);
      return this;
    }

    /**
     * Maximum to send per calendar month in Harare. Exceeding it only warns.
     */
    public Builder monthlyCap(Map<String, @Nullable String> value) {
      set("monthly_cap", value);
      return this;
    }

    /**
     * Legal basis for holding the recipient's personal data.
     */
    public Builder lawfulBasis(String value) {
      set("lawful_basis", value);
      return this;
    }

    /**
     * Consent of the person. Required if the legal basis is {@code consent}.
     */
    public Builder consent(RecipientConsentInput value) {
      set("consent", value);
      return this;
    }

    /**
     * Tags to group and filter recipients by.
     */
    public Builder tags(List<String> value) {
      set("tags", value);
      return this;
    }

    /**
     * Internal notes for your team.
     * Type: {@code Note}.
     */
    public Builder notes(String value) {
      set("notes", value);
      return this;
    }

    /**
     * Your own key-value data about the recipient.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public RecipientsCreateParams build() {
      return new RecipientsCreateParams(toFields());
    }
  }
}
