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
 * Hours during which people can check in.
 */
public final class OpenHours extends SvcObject {
  private OpenHours(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OpenHours of(Fields fields) {
    return new OpenHours(fields);
  }

  /**
   * Days of the week to which these hours apply.
   */
  public List<Long> getDays() {
    return fields.get("days", Decode.list(Decode.INTEGER));
  }

  /**
   * Start of the hours, inclusive.
   * Type: {@code ClockTime}.
   */
  public String getFrom() {
    return fields.text("from");
  }

  /**
   * End of the hours, exclusive. If not later than {@code from}, the hours end the next day.
   * Type: {@code ClockTime}.
   */
  public String getTo() {
    return fields.text("to");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a OpenHours is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Days of the week to which these hours apply.
     */
    public Builder days(List<Long> value) {
      set("days", value);
      return this;
    }

    /**
     * Start of the hours, inclusive.
     * Type: {@code ClockTime}.
     */
    public Builder from(String value) {
      set("from", value);
      return this;
    }

    /**
     * End of the hours, exclusive. If not later than {@code from}, the hours end the next day.
     * Type: {@code ClockTime}.
     */
    public Builder to(String value) {
      set("to", value);
      return this;
    }

    /** The object with what was given so far. */
    public OpenHours build() {
      return new OpenHours(toFields());
    }
  }
}
