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
 * Branding of a program's claim pages and messages.
 */
public final class ProgramBrandingInput extends SvcObject {
  private ProgramBrandingInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramBrandingInput of(Fields fields) {
    return new ProgramBrandingInput(fields);
  }

  /**
   * Name shown to people. Default: your account's name.
   * Type: {@code Label}.
   */
  public @Nullable String getDisplayName() {
    return fields.text("display_name");
  }

  /**
   * Colour of buttons on claim pages.
   * Type: {@code Color}.
   */
  public @Nullable String getColor() {
    return fields.text("color");
  }

  /**
   * URL of a logo for claim pages of your own, at most 512 pixels wide.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getLogoUrl() {
    return fields.text("logo_url");
  }

  /**
   * URL where people find help.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getSupportUrl() {
    return fields.text("support_url");
  }

  /**
   * Message shown after a person has claimed.
   * Type: {@code Note}.
   */
  public @Nullable String getThankYou() {
    return fields.text("thank_you");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ProgramBrandingInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name shown to people. Default: your account's name.
     * Type: {@code Label}.
     */
    public Builder displayName(@Nullable String value) {
      put("display_name", value);
      return this;
    }

    /**
     * Colour of buttons on claim pages.
     * Type: {@code Color}.
     */
    public Builder color(@Nullable String value) {
      put("color", value);
      return this;
    }

    /**
     * URL of a logo for claim pages of your own, at most 512 pixels wide.
     * Type: {@code WebUrl}.
     */
    public Builder logoUrl(@Nullable String value) {
      put("logo_url", value);
      return this;
    }

    /**
     * URL where people find help.
     * Type: {@code WebUrl}.
     */
    public Builder supportUrl(@Nullable String value) {
      put("support_url", value);
      return this;
    }

    /**
     * Message shown after a person has claimed.
     * Type: {@code Note}.
     */
    public Builder thankYou(@Nullable String value) {
      put("thank_you", value);
      return this;
    }

    /** The object with what was given so far. */
    public ProgramBrandingInput build() {
      return new ProgramBrandingInput(toFields());
    }
  }
}
