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
 * Performance of the networks over a range of days.
 */
public final class StatusHistory extends SvcObject {
  private StatusHistory(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatusHistory of(Fields fields) {
    return new StatusHistory(fields);
  }

  /**
   * Always {@code status_history}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this history was computed.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * First day of the range.
   * Type: {@code Day}.
   */
  public String getFrom() {
    return fields.text("from");
  }

  /**
   * Last day of the range.
   * Type: {@code Day}.
   */
  public String getTo() {
    return fields.text("to");
  }

  /**
   * Performance on each day, oldest first.
   */
  public List<StatusDay> getDays() {
    return fields.get("days", Decode.list(Decode.object(StatusDay::of)));
  }
}
