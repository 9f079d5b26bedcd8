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
 * A prepaid electricity meter, as confirmed by the utility.
 */
public final class Meter extends SvcObject {
  private Meter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Meter of(Fields fields) {
    return new Meter(fields);
  }

  /**
   * Always {@code meter}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the meter was looked up.
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
   * Meter number: 11 digits.
   * Type: {@code MeterNumber}.
   */
  public String getNumber() {
    return fields.text("number");
  }

  /**
   * Whether the check digit is correct. For information only; the utility decides.
   */
  public boolean getChecksumValid() {
    return fields.flag("checksum_valid");
  }

  /**
   * Whether the utility knows the meter.
   */
  public boolean getConfirmed() {
    return fields.flag("confirmed");
  }

  /**
   * Masked name of the owner, to read back to the customer.
   */
  public @Nullable String getNameMasked() {
    return fields.text("name_masked");
  }

  /**
   * Suburb of the meter. The full address is never returned.
   */
  public @Nullable String getSuburb() {
    return fields.text("suburb");
  }

  /**
   * The currency in which the utility bills the meter. Null if the utility does not report it.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Tariff class of the meter.
   */
  public String getTariffClass() {
    return fields.text("tariff_class");
  }

  /**
   * Whether the owner owes the utility a debt. Null if the utility does not report it.
   */
  public @Nullable Boolean getArrearsFlag() {
    return fields.flagOrNull("arrears_flag");
  }

  /**
   * Time at which the utility confirmed the meter.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getConfirmedAt() {
    return fields.integerOrNull("confirmed_at");
  }

  /**
   * Where the confirmation comes from.
   */
  public String getSource() {
    return fields.text("source");
  }
}
