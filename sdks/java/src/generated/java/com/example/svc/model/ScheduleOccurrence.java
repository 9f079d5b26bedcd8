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
 * One day on which a schedule runs or would run.
 */
public final class ScheduleOccurrence extends SvcObject implements EventObject {
  private ScheduleOccurrence(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ScheduleOccurrence of(Fields fields) {
    return new ScheduleOccurrence(fields);
  }

  /**
   * Always {@code schedule_occurrence}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the schedule was created, or the day was last changed.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Schedule of the day.
   * Type: {@code ScheduleId}.
   */
  public String getSchedule() {
    return fields.text("schedule");
  }

  /**
   * Date of the run. After a move, the same as {@code moved_to}.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }

  /**
   * Original date given by the cadence, used in paths even after a move.
   * Type: {@code Day}.
   */
  public String getOriginalDate() {
    return fields.text("original_date");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Time at which it runs or ran. Null if it does not run.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getRunsAt() {
    return fields.integerOrNull("runs_at");
  }

  /**
   * Amount each person receives on this day. Null if every person has their own amount.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Amount set for this day only. Null if not overridden.
   * Type: {@code Money}.
   */
  public @Nullable String getAmountOverride() {
    return fields.text("amount_override");
  }

  /**
   * Currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Your note about this day. Null if not set.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }

  /**
   * Date it was moved to. Null if it was not moved.
   * Type: {@code Day}.
   */
  public @Nullable String getMovedTo() {
    return fields.text("moved_to");
  }

  /**
   * Day whose run this one is part of. Null if not combined.
   */
  public @Nullable OccurrenceRef getCombinedInto() {
    return fields.get("combined_into", Decode.object(OccurrenceRef::of));
  }

  /**
   * Days that are part of this day's run.
   */
  public List<OccurrenceRef> getCombinedFrom() {
    return fields.get("combined_from", Decode.list(Decode.object(OccurrenceRef::of)));
  }

  /**
   * Number of people who receive it. Final once it has run, current until then.
   * Type: {@code PeopleCount}.
   */
  public long getRecipientCount() {
    return fields.integer("recipient_count");
  }

  /**
   * Estimated face value of the run, including combined days.
   * Type: {@code Money}.
   */
  public String getEstimatedTotal() {
    return fields.text("estimated_total");
  }

  /**
   * Batch that the run created. Null until it has run.
   * Type: {@code BatchId}.
   */
  public @Nullable String getBatch() {
    return fields.text("batch");
  }

  /**
   * Time at which it can no longer be changed: 15 minutes before the run. Null if it does not run.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLockedAt() {
    return fields.integerOrNull("locked_at");
  }
}
