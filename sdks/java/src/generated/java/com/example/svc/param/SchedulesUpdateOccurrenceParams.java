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

/** The parameters of {@code schedules.update_occurrence}. */
public final class SchedulesUpdateOccurrenceParams extends Params {
  private SchedulesUpdateOccurrenceParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SchedulesUpdateOccurrenceParams of(Fields fields) {
    return new SchedulesUpdateOccurrenceParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public SchedulesUpdateOccurrenceParams build() {
      return new SchedulesUpdateOccurrenceParams(toFields());
    }
  }
}
