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
 * A reference to one day of a schedule.
 */
public final class OccurrenceRef extends SvcObject {
  private OccurrenceRef(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OccurrenceRef of(Fields fields) {
    return new OccurrenceRef(fields);
  }

  /**
   * Schedule of the day.
   * Type: {@code ScheduleId}.
   */
  public String getSchedule() {
    return fields.text("schedule");
  }

  /**
   * Original date given by the cadence.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }
}
