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
 * One recipient of a bulk request, with the fields of {@code RecipientCreate}. Fields are parsed
 * leniently: an invalid value fails only its line. An unknown field returns 400.
 */
public final class RecipientBulkLine extends SvcObject {
  private RecipientBulkLine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientBulkLine of(Fields fields) {
    return new RecipientBulkLine(fields);
  }

  /**
   * ID of the recipient to update, {@code rcp_…}, as an export has it. Takes precedence over {@code match}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getId() {
    return fields.text("id");
  }

  /**
   * Name of the person, used in SMS merge fields. Required.
   * Type: {@code LineValue}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * First name of the person. Default: the first word of the name.
   * Type: {@code LineValue}.
   */
  public @Nullable String getFirstName() {
    return fields.text("first_name");
  }

  /**
   * Your own ID for the recipient, unique in the account.
   * Type: {@code LineValue}.
   */
  public @Nullable String getExternalId() {
    return fields.text("external_id");
  }

  /**
   * Mobile number, in any Zimbabwean format.
   * Type: {@code LineValue}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Email address to contact.
   * Type: {@code LineValue}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Electricity meters of the recipient.
   */
  public @Nullable List<RecipientMeterLine> getMeters() {
    return fields.get("meters", Decode.list(Decode.object(RecipientMeterLine::of)));
  }

  /**
   * Meter used when none is specified. Default: the first of {@code meters}. Without {@code meters}, a new
   * number replaces the default meter of before.
   * Type: {@code LineValue}.
   */
  public @Nullable String getDefaultMeter() {
    return fields.text("default_meter");
  }

  /**
   * IDs of groups to add the recipient to: {@code grp_…}.
   */
  public @Nullable List<String> getGroups() {
    return fields.get("groups", Decode.list(Decode.TEXT));
  }

  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns.
   */
  public @Nullable Map<String, String> getMonthlyCap() {
    return fields.get("monthly_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Consent of the person. Required if the legal basis is {@code consent}.
   */
  public @Nullable RecipientConsentLine getConsent() {
    return fields.get("consent", Decode.object(RecipientConsentLine::of));
  }

  /**
   * Tags to group and filter recipients by.
   */
  public @Nullable List<String> getTags() {
    return fields.get("tags", Decode.list(Decode.TEXT));
  }

  /**
   * Your payroll number for the person. Unique in the account.
   * Type: {@code LineValue}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Cost centre that sends to the recipient are booked to: {@code cc_…}, or {@code gl:} and its {@code gl_code}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Legal basis for holding the recipient's personal data. Default: {@code contract}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getLawfulBasis() {
    return fields.text("lawful_basis");
  }

  /**
   * Internal notes for your team.
   * Type: {@code LineValue}.
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

  /** What a RecipientBulkLine is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * ID of the recipient to update, {@code rcp_…}, as an export has it. Takes precedence over {@code match}.
     * Type: {@code LineValue}.
     */
    public Builder id(String value) {
      set("id", value);
      return this;
    }

    /**
     * Name of the person, used in SMS merge fields. Required.
     * Type: {@code LineValue}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * First name of the person. Default: the first word of the name.
     * Type: {@code LineValue}.
     */
    public Builder firstName(String value) {
      set("first_name", value);
      return this;
    }

    /**
     * Your own ID for the recipient, unique in the account.
     * Type: {@code LineValue}.
     */
    public Builder externalId(String value) {
      set("external_id", value);
      return this;
    }

    /**
     * Mobile number, in any Zimbabwean format.
     * Type: {@code LineValue}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Email address to contact.
     * Type: {@code LineValue}.
     */
    public Builder email(String value) {
      set("email", value);
      return this;
    }

    /**
     * Electricity meters of the recipient.
     */
    public Builder meters(List<RecipientMeterLine> value) {
      set("meters", value);
      return this;
    }

    /**
     * Meter used when none is specified. Default: the first of {@code meters}. Without {@code meters}, a new
     * number replaces the default meter of before.
     * Type: {@code LineValue}.
     */
    public Builder defaultMeter(String value) {
      set("default_meter", value);
      return this;
    }

    /**
     * IDs of groups to add the recipient to: {@code grp_…}.
     */
    public Builder groups(List<String> value) {
      set("groups", value);
      return this;
    }

    /**
     * Maximum to send per calendar month in Harare. Exceeding it only warns.
     */
    public Builder monthlyCap(Map<String, String> value) {
      set("monthly_cap", value);
      return this;
    }

    /**
     * Consent of the person. Required if the legal basis is {@code consent}.
     */
    public Builder consent(RecipientConsentLine value) {
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
     * Your payroll number for the person. Unique in the account.
     * Type: {@code LineValue}.
     */
    public Builder payrollId(String value) {
      set("payroll_id", value);
      return this;
    }

    /**
     * Cost centre that sends to the recipient are booked to: {@code cc_…}, or {@code gl:} and its {@code gl_code}.
     * Type: {@code LineValue}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * Legal basis for holding the recipient's personal data. Default: {@code contract}.
     * Type: {@code LineValue}.
     */
    public Builder lawfulBasis(String value) {
      set("lawful_basis", value);
      return this;
    }

    /**
     * Internal notes for your team.
     * Type: {@code LineValue}.
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
    public RecipientBulkLine build() {
      return new RecipientBulkLine(toFields());
    }
  }
}
