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
 * A band of the tariff: the price of one range of the monthly consumption.
 */
public final class PowerBand extends SvcObject {
  private PowerBand(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerBand of(Fields fields) {
    return new PowerBand(fields);
  }

  /**
   * Start of the band, in kilowatt hours per month.
   */
  public long getFromKwh() {
    return fields.integer("from_kwh");
  }

  /**
   * End of the band, in kilowatt hours per month. Null for the last band.
   */
  public @Nullable Long getToKwh() {
    return fields.integerOrNull("to_kwh");
  }

  /**
   * Price of a kilowatt hour in this band, without the levy.
   * Type: {@code UnitPrice}.
   */
  public String getPricePerKwh() {
    return fields.text("price_per_kwh");
  }

  /**
   * Price of a kilowatt hour, including the levy.
   * Type: {@code UnitPrice}.
   */
  public String getPricePerKwhWithLevy() {
    return fields.text("price_per_kwh_with_levy");
  }
}
