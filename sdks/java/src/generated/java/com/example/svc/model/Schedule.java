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
 * Repeated sales to the same people. Each run creates a batch.
 */
public final class Schedule extends SvcObject {
  private Schedule(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Schedule of(Fields fields) {
    return new Schedule(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ScheduleId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code schedule}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the object was created.
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
   * Name of the schedule.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Whether the schedule is active.
   */
  public boolean getActive() {
    return fields.flag("active");
  }

  /**
   * How often the schedule runs.
   */
  public String getCadence() {
    return fields.text("cadence");
  }

  /**
   * Hour of the day at which it runs, in Harare time.
   * Type: {@code ScheduleHour}.
   */
  public long getHour() {
    return fields.integer("hour");
  }

  /**
   * Minute at which it runs: a quarter of the hour.
   * Type: {@code ScheduleMinute}.
   */
  public long getMinute() {
    return fields.integer("minute");
  }

  /**
   * Day of the week. Null unless the cadence is {@code weekly}.
   * Type: {@code DayOfWeek}.
   */
  public @Nullable Long getDayOfWeek() {
    return fields.integerOrNull("day_of_week");
  }

  /**
   * Day of the month. Null if the cadence does not need one.
   * Type: {@code DayOfMonth}.
   */
  public @Nullable Long getDayOfMonth() {
    return fields.integerOrNull("day_of_month");
  }

  /**
   * Month of the year. Null unless the cadence is {@code yearly}.
   * Type: {@code MonthOfYear}.
   */
  public @Nullable Long getMonthOfYear() {
    return fields.integerOrNull("month_of_year");
  }

  /**
   * Date from which 14-day periods are counted. Null unless the cadence is {@code biweekly}.
   * Type: {@code Day}.
   */
  public @Nullable String getAnchorDate() {
    return fields.text("anchor_date");
  }

  /**
   * Time zone of all days and hours.
   */
  public String getTimezone() {
    return fields.text("timezone");
  }

  /**
   * Group whose members receive it. Null if {@code recipients} or {@code meter} is used. Can be expanded.
   */
  public @Nullable Expandable<Group> getGroup() {
    return fields.get("group", Decode.expandable(Group::of));
  }

  /**
   * People who receive it. Empty if a group or meter is used, and in lists: retrieve the schedule
   * to see them.
   */
  public List<ScheduleRecipient> getRecipients() {
    return fields.get("recipients", Decode.list(Decode.object(ScheduleRecipient::of)));
  }

  /**
   * Current number of people who receive it.
   * Type: {@code PeopleCount}.
   */
  public long getRecipientCount() {
    return fields.integer("recipient_count");
  }

  /**
   * Type of what is sent.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Product that is sold.
   * Type: {@code ProductId}.
   */
  public String getProduct() {
    return fields.text("product");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Bundle to send, for data only. Null otherwise.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Amount each person receives. Null if every person has their own amount.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Custom SMS message. Null for our standard message.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Whether {@code sms_message} is sent instead of our standard message.
   */
  public boolean getCustomSms() {
    return fields.flag("custom_sms");
  }

  /**
   * Cost centre it is booked to. Null for each recipient's own.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * The only meter it buys power for. Null if people receive it.
   * Type: {@code MeterNumber}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the token by SMS. Null without {@code meter}.
   * Type: {@code Phone}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Whether your Credit is checked 24 hours before each run.
   */
  public boolean getPrecheckCredit() {
    return fields.flag("precheck_credit");
  }

  /**
   * What happens if your Credit is too low on the day of a run.
   */
  public String getOnInsufficient() {
    return fields.text("on_insufficient");
  }

  /**
   * Next day on which it runs. Null if not active.
   * Type: {@code Day}.
   */
  public @Nullable String getNextOccurrence() {
    return fields.text("next_occurrence");
  }

  /**
   * Next three days on which it runs. Empty if not active.
   */
  public List<String> getNextRuns() {
    return fields.get("next_runs", Decode.list(Decode.TEXT));
  }

  /**
   * Batch of the last run. Null before the first run.
   * Type: {@code BatchId}.
   */
  public @Nullable String getLastBatch() {
    return fields.text("last_batch");
  }

  /**
   * Status of the last day that was due. Null before the first.
   */
  public @Nullable String getLastResult() {
    return fields.text("last_result");
  }

  /**
   * Estimated face value of the next run. Null if not active.
   * Type: {@code Money}.
   */
  public @Nullable String getEstimatedTotal() {
    return fields.text("estimated_total");
  }

  /**
   * Who created the object.
   */
  public SendCreator getCreatedBy() {
    return fields.get("created_by", Decode.object(SendCreator::of));
  }

  /**
   * Your own key-value data about the schedule.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
