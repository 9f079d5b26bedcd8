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
 * Parameters to combine a day with another.
 */
public final class OccurrenceCombine extends SvcObject {
  private OccurrenceCombine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OccurrenceCombine of(Fields fields) {
    return new OccurrenceCombine(fields);
  }

  /**
   * Day whose run this one becomes part of.
   * Type: {@code Day}.
   */
  public String getInto() {
    return fields.text("into");
  }

  /**
   * Schedule of that day. Default: this schedule.
   * Type: {@code ScheduleId}.
   */
  public @Nullable String getSchedule() {
    return fields.text("schedule");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a OccurrenceCombine is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Day whose run this one becomes part of.
     * Type: {@code Day}.
     */
    public Builder into(String value) {
      set("into", value);
      return this;
    }

    /**
     * Schedule of that day. Default: this schedule.
     * Type: {@code ScheduleId}.
     */
    public Builder schedule(String value) {
      set("schedule", value);
      return this;
    }

    /** The object with what was given so far. */
    public OccurrenceCombine build() {
      return new OccurrenceCombine(toFields());
    }
  }
}
