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
 * Median price of one day.
 */
public final class PowerSeriesPoint extends SvcObject {
  private PowerSeriesPoint(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerSeriesPoint of(Fields fields) {
    return new PowerSeriesPoint(fields);
  }

  /**
   * Date of the day.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }

  /**
   * Median price of a kilowatt hour, including everything.
   * Type: {@code UnitPrice}.
   */
  public String getPricePerKwh() {
    return fields.text("price_per_kwh");
  }
}
