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
 * Consent given by a person.
 */
public final class RecipientConsentInput extends SvcObject {
  private RecipientConsentInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientConsentInput of(Fields fields) {
    return new RecipientConsentInput(fields);
  }

  /**
   * Time at which the person gave consent.
   */
  public Moment getAt() {
    return fields.get("at", Decode.MOMENT);
  }

  /**
   * Where consent was given: a form, a page, a call.
   * Type: {@code Label}.
   */
  public String getSource() {
    return fields.text("source");
  }

  /**
   * Version of the text that the person agreed to.
   * Type: {@code Label}.
   */
  public @Nullable String getTextVersion() {
    return fields.text("text_version");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RecipientConsentInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Time at which the person gave consent.
     */
    public Builder at(Moment value) {
      set("at", value);
      return this;
    }

    /**
     * Where consent was given: a form, a page, a call.
     * Type: {@code Label}.
     */
    public Builder source(String value) {
      set("source", value);
      return this;
    }

    /**
     * Version of the text that the person agreed to.
     * Type: {@code Label}.
     */
    public Builder textVersion(@Nullable String value) {
      put("text_version", value);
      return this;
    }

    /** The object with what was given so far. */
    public RecipientConsentInput build() {
      return new RecipientConsentInput(toFields());
    }
  }
}
