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
 * Up to 10,000 sales created together. Each line becomes a send.
 */
public final class Batch extends SvcObject implements EventObject {
  private Batch(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Batch of(Fields fields) {
    return new Batch(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code BatchId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code batch}.
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
   * Title of the batch. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getTitle() {
    return fields.text("title");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Currency of the lines.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Total face value of the valid lines.
   */
  public Map<String, String> getTotal() {
    return fields.get("total", Decode.map(Decode.TEXT));
  }

  /**
   * Credit that the valid lines cost: the face value minus the dealer discount.
   */
  public Map<String, String> getCost() {
    return fields.get("cost", Decode.map(Decode.TEXT));
  }

  /**
   * Number of lines, by status.
   */
  public BatchCounts getCounts() {
    return fields.get("counts", Decode.object(BatchCounts::of));
  }

  /**
   * Whether the whole cost is reserved before the first line is sent.
   */
  public boolean getReserveCredit() {
    return fields.flag("reserve_credit");
  }

  /**
   * Reservations of the batch, by currency.
   */
  public Map<String, @Nullable String> getReservations() {
    return fields.get("reservations", Decode.map(Decode.TEXT));
  }

  /**
   * What was done with invalid lines.
   */
  public String getOnInvalid() {
    return fields.text("on_invalid");
  }

  /**
   * What the batch does when your Credit is too low for a line.
   */
  public String getOnInsufficient() {
    return fields.text("on_insufficient");
  }

  /**
   * Whether the batch requires or required approval.
   */
  public boolean getRequiresApproval() {
    return fields.flag("requires_approval");
  }

  /**
   * Approval of the batch. Null if none is required.
   */
  public @Nullable BatchApproval getApproval() {
    return fields.get("approval", Decode.object(BatchApproval::of));
  }

  /**
   * Who created the object.
   */
  public SendCreator getCreatedBy() {
    return fields.get("created_by", Decode.object(SendCreator::of));
  }

  /**
   * API key that created the batch. Null if it was not created by a key.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Batch whose failed lines this one retries. Null if it is not a retry.
   * Type: {@code BatchId}.
   */
  public @Nullable String getRetryOf() {
    return fields.text("retry_of");
  }

  /**
   * Batch that retries the failed lines of this one. Null if there is none.
   * Type: {@code BatchId}.
   */
  public @Nullable String getRetriedBy() {
    return fields.text("retried_by");
  }

  /**
   * Schedule that created the batch. Null if none did.
   * Type: {@code ScheduleId}.
   */
  public @Nullable String getSchedule() {
    return fields.text("schedule");
  }

  /**
   * Day of the schedule that the batch runs. Null if there is no schedule.
   * Type: {@code Day}.
   */
  public @Nullable String getOccurrenceDate() {
    return fields.text("occurrence_date");
  }

  /**
   * Cost centre for lines that have none of their own. Null if not set.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * SMS message for lines that have none of their own. Null if not set.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Path of the results as CSV.
   * Type: {@code UrlPath}.
   */
  public String getResultsUrl() {
    return fields.text("results_url");
  }

  /**
   * Time at which the first line was sent. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getStartedAt() {
    return fields.integerOrNull("started_at");
  }

  /**
   * Time at which the batch completed. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getCompletedAt() {
    return fields.integerOrNull("completed_at");
  }

  /**
   * Time at which the batch was cancelled. Null if it was not.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getCancelledAt() {
    return fields.integerOrNull("cancelled_at");
  }

  /**
   * Your own key-value data about the batch.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
