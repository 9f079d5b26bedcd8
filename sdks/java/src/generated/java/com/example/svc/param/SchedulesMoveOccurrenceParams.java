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

/** The parameters of {@code schedules.move_occurrence}. */
public final class SchedulesMoveOccurrenceParams extends Params {
  private SchedulesMoveOccurrenceParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SchedulesMoveOccurrenceParams of(Fields fields) {
    return new SchedulesMoveOccurrenceParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * New day of the run: today to 180 days from now.
     * Type: {@code Day}.
     */
    public Builder to(String value) {
      set("to", value);
      return this;
    }

    /** The parameters that were given. */
    public SchedulesMoveOccurrenceParams build() {
      return new SchedulesMoveOccurrenceParams(toFields());
    }
  }
}
