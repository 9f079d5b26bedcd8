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
 * A schedule runs within 24 hours. It can be changed until 15 minutes before.
 */
public final class ScheduleOccurrenceUpcomingEvent extends SvcObject implements Event {
  private ScheduleOccurrenceUpcomingEvent(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ScheduleOccurrenceUpcomingEvent of(Fields fields) {
    return new ScheduleOccurrenceUpcomingEvent(fields);
  }

  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: {@code EventId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code event}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the event. All events of one change have the same time.
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
   * Always {@code schedule.occurrence.upcoming}.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * API version in which {@code data.object} is formatted.
   * Type: {@code ApiVersion}.
   */
  public String getApiVersion() {
    return fields.text("api_version");
  }

  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  public long getSequence() {
    return fields.integer("sequence");
  }

  /**
   * The object, and what changed.
   */
  public ScheduleOccurrenceEventData getData() {
    return fields.get("data", Decode.object(ScheduleOccurrenceEventData::of));
  }

  /**
   * The request that caused the event. Null if the service did.
   */
  public @Nullable EventRequest getRequest() {
    return fields.get("request", Decode.object(EventRequest::of));
  }
}
