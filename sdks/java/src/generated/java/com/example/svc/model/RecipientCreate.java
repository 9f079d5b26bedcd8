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
 * Parameters to create a recipient. Set a phone number, a meter or both.
 */
public final class RecipientCreate extends SvcObject {
  private RecipientCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientCreate of(Fields fields) {
    return new RecipientCreate(fields);
  }

  /**
   * Name of the person, used in SMS merge fields.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * First name of the person. Default: the first word of the name.
   * Type: {@code Label}.
   */
  public @Nullable String getFirstName() {
    return fields.text("first_name");
  }

  /**
   * Your own ID for the recipient, unique in the account.
   * Type: {@code ExternalId}.
   */
  public @Nullable String getExternalId() {
    return fields.text("external_id");
  }

  /**
   * Mobile number, in any Zimbabwean format.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Email address to contact.
   * Type: {@code Email}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
   */
  public @Nullable List<RecipientMeterInput> getMeters() {
    return fields.get("meters", Decode.list(Decode.object(RecipientMeterInput::of)));
  }

  /**
   * Meter used when none is specified. Default: the first of {@code meters}.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getDefaultMeter() {
    return fields.text("default_meter");
  }

  /**
   * Your payroll number for the person. Unique in the account.
   * Type: {@code PayrollId}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Cost centre that sends to the recipient are booked to.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Groups to add the recipient to.
   */
  public @Nullable List<String> getGroups() {
    return fields.get("groups", Decode.list(Decode.TEXT));
  }

  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns.
   */
  public @Nullable Map<String, @Nullable String> getMonthlyCap() {
    return fields.get("monthly_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Legal basis for holding the recipient's personal data.
   */
  public @Nullable String getLawfulBasis() {
    return fields.text("lawful_basis");
  }

  /**
   * Consent of the person. Required if the legal basis is {@code consent}.
   */
  public @Nullable RecipientConsentInput getConsent() {
    return fields.get("consent", Decode.object(RecipientConsentInput::of));
  }

  /**
   * Tags to group and filter recipients by.
   */
  public @Nullable List<String> getTags() {
    return fields.get("tags", Decode.list(Decode.TEXT));
  }

  /**
   * Internal notes for your team.
   * Type: {@code Note}.
   */
  public @Nullable String getNotes() {
    return fields.text("notes");
  }

  /**
   * Your own key-value data about the recipient.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RecipientCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public RecipientCreate build() {
      return new RecipientCreate(toFields());
    }
  }
}
