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
 * A director of the business.
 */
public final class Director extends SvcObject {
  private Director(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Director of(Fields fields) {
    return new Director(fields);
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
   * Date of birth of the director. Stored encrypted.
   * Type: {@code CalendarDay}.
   */
  public String getDateOfBirth() {
    return fields.text("date_of_birth");
  }

  /**
   * Nationality, as a two-letter country code.
   * Type: {@code CountryCode}.
   */
  public String getNationality() {
    return fields.text("nationality");
  }

  /**
   * Home address on one line.
   * Type: {@code Note}.
   */
  public String getAddress() {
    return fields.text("address");
  }

  /**
   * Whether the director is a politically exposed person.
   */
  public boolean getIsPep() {
    return fields.flag("is_pep");
  }

  /**
   * Percentage of the business that the director owns.
   * Type: {@code Percent}.
   */
  public String getShareholdingPercent() {
    return fields.text("shareholding_percent");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a Director is made with, field by field. */
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
     * Date of birth of the director. Stored encrypted.
     * Type: {@code CalendarDay}.
     */
    public Builder dateOfBirth(String value) {
      set("date_of_birth", value);
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
     * Home address on one line.
     * Type: {@code Note}.
     */
    public Builder address(String value) {
      set("address", value);
      return this;
    }

    /**
     * Whether the director is a politically exposed person.
     */
    public Builder isPep(boolean value) {
      set("is_pep", value);
      return this;
    }

    /**
     * Percentage of the business that the director owns.
     * Type: {@code Percent}.
     */
    public Builder shareholdingPercent(String value) {
      set("shareholding_percent", value);
      return this;
    }

    /** The object with what was given so far. */
    public Director build() {
      return new Director(toFields());
    }
  }
}
