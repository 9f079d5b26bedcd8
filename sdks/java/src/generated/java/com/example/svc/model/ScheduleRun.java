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
 * Parameters to run a schedule now.
 */
public final class ScheduleRun extends SvcObject {
  private ScheduleRun(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ScheduleRun of(Fields fields) {
    return new ScheduleRun(fields);
  }

  /**
   * Whether to run even if the schedule has already run today.
   */
  public @Nullable Boolean getAgain() {
    return fields.flagOrNull("again");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ScheduleRun is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether to run even if the schedule has already run today.
     */
    public Builder again(boolean value) {
      set("again", value);
      return this;
    }

    /** The object with what was given so far. */
    public ScheduleRun build() {
      return new ScheduleRun(toFields());
    }
  }
}
