// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code schedules.combine_occurrence}. */
public final class SchedulesCombineOccurrenceParams extends Params {
  private SchedulesCombineOccurrenceParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SchedulesCombineOccurrenceParams of(Fields fields) {
    return new SchedulesCombineOccurrenceParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public SchedulesCombineOccurrenceParams build() {
      return new SchedulesCombineOccurrenceParams(toFields());
    }
  }
}
