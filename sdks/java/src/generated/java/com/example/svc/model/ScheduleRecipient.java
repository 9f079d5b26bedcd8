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
 * A person of a schedule, with individual settings.
 */
public final class ScheduleRecipient extends SvcObject {
  private ScheduleRecipient(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ScheduleRecipient of(Fields fields) {
    return new ScheduleRecipient(fields);
  }

  /**
   * Recipient of the run. Null for a person given by phone number.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Phone number of the person. Null for a recipient, whose current number is used.
   * Type: {@code Phone}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Amount for this person. Null for the schedule's amount.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Bundle for this person, for data only. Null for the schedule's bundle.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Meter of this person, for power only. Null for the recipient's default meter.
   * Type: {@code MeterNumber}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the power token by SMS. Null for the person's own number.
   * Type: {@code Phone}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Name given with a phone number. Null for a recipient.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }
}
