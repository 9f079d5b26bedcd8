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
 * The consent of a line's recipient, parsed leniently.
 */
public final class RecipientConsentLine extends SvcObject {
  private RecipientConsentLine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientConsentLine of(Fields fields) {
    return new RecipientConsentLine(fields);
  }

  /**
   * When the person gave consent.
   * Type: {@code LineValue}.
   */
  public @Nullable String getAt() {
    return fields.text("at");
  }

  /**
   * Where consent was given: a form, a page, a call.
   * Type: {@code LineValue}.
   */
  public @Nullable String getSource() {
    return fields.text("source");
  }

  /**
   * Version of the text that the person agreed to.
   * Type: {@code LineValue}.
   */
  public @Nullable String getTextVersion() {
    return fields.text("text_version");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RecipientConsentLine is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * When the person gave consent.
     * Type: {@code LineValue}.
     */
    public Builder at(String value) {
      set("at", value);
      return this;
    }

    /**
     * Where consent was given: a form, a page, a call.
     * Type: {@code LineValue}.
     */
    public Builder source(String value) {
      set("source", value);
      return this;
    }

    /**
     * Version of the text that the person agreed to.
     * Type: {@code LineValue}.
     */
    public Builder textVersion(String value) {
      set("text_version", value);
      return this;
    }

    /** The object with what was given so far. */
    public RecipientConsentLine build() {
      return new RecipientConsentLine(toFields());
    }
  }
}
