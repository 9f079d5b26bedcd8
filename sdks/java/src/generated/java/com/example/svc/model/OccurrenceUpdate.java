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
 * Changes to one day. Omitted fields keep their value; null clears a field.
 */
public final class OccurrenceUpdate extends SvcObject {
  private OccurrenceUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OccurrenceUpdate of(Fields fields) {
    return new OccurrenceUpdate(fields);
  }

  /**
   * Amount each person receives on this day, overriding all other amounts. Null removes the
   * override.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmountOverride() {
    return fields.text("amount_override");
  }

  /**
   * Your note about this day. Null removes it.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a OccurrenceUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Amount each person receives on this day, overriding all other amounts. Null removes the
     * override.
     * Type: {@code MoneyInput}.
     */
    public Builder amountOverride(@Nullable String value) {
      put("amount_override", value);
      return this;
    }

    /**
     * Your note about this day. Null removes it.
     * Type: {@code Note}.
     */
    public Builder note(@Nullable String value) {
      put("note", value);
      return this;
    }

    /** The object with what was given so far. */
    public OccurrenceUpdate build() {
      return new OccurrenceUpdate(toFields());
    }
  }
}
