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
 * A person who owns ten percent or more of the business.
 */
public final class BeneficialOwner extends SvcObject {
  private BeneficialOwner(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BeneficialOwner of(Fields fields) {
    return new BeneficialOwner(fields);
  }

  /**
   * Full name, as on the identity document.
   * Type: {@code Label}.
   */
  public String getFullName() {
    return fields.text("full_name");
  }

  /**
   * Number of the identity card or passport. Stored encrypted.
   * Type: {@code RegistryNumber}.
   */
  public String getNationalId() {
    return fields.text("national_id");
  }

  /**
   * Nationality, as a two-letter country code.
   * Type: {@code CountryCode}.
   */
  public String getNationality() {
    return fields.text("nationality");
  }

  /**
   * Whether the owner is a politically exposed person.
   */
  public boolean getIsPep() {
    return fields.flag("is_pep");
  }

  /**
   * Percentage of the business that the person owns.
   * Type: {@code Percent}.
   */
  public String getShareholdingPercent() {
    return fields.text("shareholding_percent");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a BeneficialOwner is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Full name, as on the identity document.
     * Type: {@code Label}.
     */
    public Builder fullName(String value) {
      set("full_name", value);
      return this;
    }

    /**
     * Number of the identity card or passport. Stored encrypted.
     * Type: {@code RegistryNumber}.
     */
    public Builder nationalId(String value) {
      set("national_id", value);
      return this;
    }

    /**
     * Nationality, as a two-letter country code.
     * Type: {@code CountryCode}.
     */
    public Builder nationality(String value) {
      set("nationality", value);
      return this;
    }

    /**
     * Whether the owner is a politically exposed person.
     */
    public Builder isPep(boolean value) {
      set("is_pep", value);
      return this;
    }

    /**
     * Percentage of the business that the person owns.
     * Type: {@code Percent}.
     */
    public Builder shareholdingPercent(String value) {
      set("shareholding_percent", value);
      return this;
    }

    /** The object with what was given so far. */
    public BeneficialOwner build() {
      return new BeneficialOwner(toFields());
    }
  }
}
