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
public final class ProgramBranding extends SvcObject {
  private ProgramBranding(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramBranding of(Fields fields) {
    return new ProgramBranding(fields);
  }

  /**
   * Name shown to people. Null for your account's name.
   * Type: {@code Label}.
   */
  public @Nullable String getDisplayName() {
    return fields.text("display_name");
  }

  /**
   * Colour of buttons on claim pages. Null for the default.
   * Type: {@code Color}.
   */
  public @Nullable String getColor() {
    return fields.text("color");
  }

  /**
   * Logo for claim pages of your own, at most 512 pixels wide. Null if not set.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getLogoUrl() {
    return fields.text("logo_url");
  }

  /**
   * URL where people find help. Null if not set.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getSupportUrl() {
    return fields.text("support_url");
  }

  /**
   * Message shown after a person has claimed. Null for the default.
   * Type: {@code Note}.
   */
  public @Nullable String getThankYou() {
    return fields.text("thank_you");
  }
}
