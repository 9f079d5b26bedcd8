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
 * A meter of a line, parsed leniently.
 */
public final class RecipientMeterLine extends SvcObject {
  private RecipientMeterLine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientMeterLine of(Fields fields) {
    return new RecipientMeterLine(fields);
  }

  /**
   * Meter number of 11 digits.
   * Type: {@code LineValue}.
   */
  public @Nullable String getNumber() {
    return fields.text("number");
  }

  /**
   * Your label for it, such as {@code Home}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RecipientMeterLine is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Meter number of 11 digits.
     * Type: {@code LineValue}.
     */
    public Builder number(String value) {
      set("number", value);
      return this;
    }

    /**
     * Your label for it, such as {@code Home}.
     * Type: {@code LineValue}.
     */
    public Builder label(String value) {
      set("label", value);
      return this;
    }

    /** The object with what was given so far. */
    public RecipientMeterLine build() {
      return new RecipientMeterLine(toFields());
    }
  }
}
