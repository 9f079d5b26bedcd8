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
 * Changes to the day that schedules use as payday.
 */
public final class PaydayUpdate extends SvcObject {
  private PaydayUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PaydayUpdate of(Fields fields) {
    return new PaydayUpdate(fields);
  }

  /**
   * Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
   */
  public @Nullable Long getDayOfMonth() {
    return fields.integerOrNull("day_of_month");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a PaydayUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
     */
    public Builder dayOfMonth(@Nullable Long value) {
      put("day_of_month", value);
      return this;
    }

    /** The object with what was given so far. */
    public PaydayUpdate build() {
      return new PaydayUpdate(toFields());
    }
  }
}
