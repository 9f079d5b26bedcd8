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
 * The day of the month that schedules use as payday.
 */
public final class Payday extends SvcObject {
  private Payday(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Payday of(Fields fields) {
    return new Payday(fields);
  }

  /**
   * Day of the month, 1 to 31. Null if none is set.
   */
  public @Nullable Long getDayOfMonth() {
    return fields.integerOrNull("day_of_month");
  }
}
