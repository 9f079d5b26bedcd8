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

/** The parameters of {@code recipients.update}. */
public final class RecipientsUpdateParams extends Params {
  private RecipientsUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RecipientsUpdateParams of(Fields fields) {
    return new RecipientsUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the person, used in SMS merge fields. Null removes it.
     * Type: {@code Label}.
     */
    public Builder name(@Nullable String value) {
      put("name", value);
      return this;
    }

    /**
     * First name of the person. Null resets it to the first word of the name.
     * Type: {@code Label}.
     */
    public Builder firstName(@Nullable String value) {
      put("first_name", value);
      return this;
    }

    /**
     * Your own ID for the recipient. Null removes it.
     * Type: {@code ExternalId}.
     */
    public Builder externalId(@Nullable String value) {
      put("external_id", value);
      return this;
    }

    /**
     * Mobile number, in any Zimbabwean format. Null removes it.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(@Nullable String value) {
      put("phone", value);
      return this;
    }

    /**
     * Email address of the person. Null removes it.
     * Type: {@code Email}.
     */
    public Builder email(@Nullable String value) {
      put("email", value);
      return this;
    }

    /**
     * Electricity meters of the recipient. Replaces the whole list.
     */
    public Builder meters(List<RecipientMeterInput> value) {
      set("meters", value);
      return this;
    }

    /**
     * Meter used when none is specified. Null removes it.
     * Type: {@code MeterInput}.
     */
    public Builder defaultMeter(@Nullable String value) {
      put("default_meter", value);
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
     * Cost centre that sends to the recipient are booked to. Null removes it.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(@Nullable String value) {
      put("cost_center", value);
      return this;
    }

    /**
     * Static groups that the recipient is in. Replaces the whole list.
     */
    public Builder groups(List<String> value) {
      set("groups", value);
      return this;
    }

    /**
     * Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
     */
    public Builder monthlyCap(@Nullable Map<String, @Nullable String> value) {
      put("monthly_cap", value);
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
     * Consent of the person. Null removes it.
     */
    public Builder consent(@Nullable RecipientConsentInput value) {
      put("consent", value);
      return this;
    }

    /**
     * Tags to group and filter recipients by. Replaces the whole list.
     */
    public Builder tags(List<String> value) {
      set("tags", value);
      return this;
    }

    /**
     * Internal notes for your team. Null removes them.
     * Type: {@code Note}.
     */
    public Builder notes(@Nullable String value) {
      put("notes", value);
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
    public RecipientsUpdateParams build() {
      return new RecipientsUpdateParams(toFields());
    }
  }
}
