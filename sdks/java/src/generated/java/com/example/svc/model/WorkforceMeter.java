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
 * A meter of a person.
 */
public final class WorkforceMeter extends SvcObject {
  private WorkforceMeter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceMeter of(Fields fields) {
    return new WorkforceMeter(fields);
  }

  /**
   * Recipient who has the meter.
   * Type: {@code RecipientId}.
   */
  public String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Name of the person. Null if unknown.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Meter number of 11 digits.
   * Type: {@code MeterNumber}.
   */
  public String getMeter() {
    return fields.text("meter");
  }

  /**
   * Masked name of the owner, from the utility. Null until confirmed.
   */
  public @Nullable String getNameMasked() {
    return fields.text("name_masked");
  }

  /**
   * Suburb of the meter, never the full address. Null until confirmed.
   */
  public @Nullable String getSuburb() {
    return fields.text("suburb");
  }

  /**
   * Time at which the utility last confirmed the meter. Null if never.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getConfirmedAt() {
    return fields.integerOrNull("confirmed_at");
  }

  /**
   * Kilowatt hours of its last token. Null if there is none.
   * Type: {@code Units}.
   */
  public @Nullable String getLastUnitsKwh() {
    return fields.text("last_units_kwh");
  }

  /**
   * Time at which its last token was bought. Null if there is none.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastSentAt() {
    return fields.integerOrNull("last_sent_at");
  }
}
