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
 * Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
 */
public final class RecipientUpdate extends SvcObject {
  private RecipientUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientUpdate of(Fields fields) {
    return new RecipientUpdate(fields);
  }

  /**
   * Name of the person, used in SMS merge fields. Null removes it.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * First name of the person. Null resets it to the first word of the name.
   * Type: {@code Label}.
   */
  public @Nullable String getFirstName() {
    return fields.text("first_name");
  }

  /**
   * Your own ID for the recipient. Null removes it.
   * Type: {@code ExternalId}.
   */
  public @Nullable String getExternalId() {
    return fields.text("external_id");
  }

  /**
   * Mobile number, in any Zimbabwean format. Null removes it.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Email address of the person. Null removes it.
   * Type: {@code Email}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Electricity meters of the recipient. Replaces the whole list.
   */
  public @Nullable List<RecipientMeterInput> getMeters() {
    return fields.get("meters", Decode.list(Decode.object(RecipientMeterInput::of)));
  }

  /**
   * Meter used when none is specified. Null removes it.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getDefaultMeter() {
    return fields.text("default_meter");
  }

  /**
   * Your payroll number for the person. Null removes it.
   * Type: {@code PayrollId}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Cost centre that sends to the recipient are booked to. Null removes it.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Static groups that the recipient is in. Replaces the whole list.
   */
  public @Nullable List<String> getGroups() {
    return fields.get("groups", Decode.list(Decode.TEXT));
  }

  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
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
   * Consent of the person. Null removes it.
   */
  public @Nullable RecipientConsentInput getConsent() {
    return fields.get("consent", Decode.object(RecipientConsentInput::of));
  }

  /**
   * Tags to group and filter recipients by. Replaces the whole list.
   */
  public @Nullable List<String> getTags() {
    return fields.get("tags", Decode.list(Decode.TEXT));
  }

  /**
   * Internal notes for your team. Null removes them.
   * Type: {@code Note}.
   */
  public @Nullable String getNotes() {
    return fields.text("notes");
  }

  /**
   * Your own key-value data. Keys are merged; see {@code MetadataUpdate}. Null removes all keys.
   */
  public @Nullable Map<String, @Nullable String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RecipientUpdate is made with, field by field. */
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

    /** The object with what was given so far. */
    public RecipientUpdate build() {
      return new RecipientUpdate(toFields());
    }
  }
}
