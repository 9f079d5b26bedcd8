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
 * One anonymous purchase of electricity.
 */
public final class PowerObservation extends SvcObject {
  private PowerObservation(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerObservation of(Fields fields) {
    return new PowerObservation(fields);
  }

  /**
   * Always {@code power_observation}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Midnight at the start of the day of the purchase.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True for a live purchase, false for a test purchase.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Date of the purchase.
   * Type: {@code Day}.
   */
  public String getObservedOn() {
    return fields.text("observed_on");
  }

  /**
   * The currency of the purchase.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * The amount, rounded to a whole number.
   * Type: {@code Money}.
   */
  public String getAmountRounded() {
    return fields.text("amount_rounded");
  }

  /**
   * Units bought, in kilowatt hours.
   * Type: {@code Units}.
   */
  public String getUnitsKwh() {
    return fields.text("units_kwh");
  }

  /**
   * Price of a kilowatt hour, including everything.
   * Type: {@code UnitPrice}.
   */
  public String getPricePerKwh() {
    return fields.text("price_per_kwh");
  }

  /**
   * The band that the price suggests, such as {@code 51-100}. Null if it suggests none.
   */
  public @Nullable String getBandHint() {
    return fields.text("band_hint");
  }
}
