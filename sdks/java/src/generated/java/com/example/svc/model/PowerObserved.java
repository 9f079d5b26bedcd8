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
 * Price that customers actually paid.
 */
public final class PowerObserved extends SvcObject {
  private PowerObserved(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerObserved of(Fields fields) {
    return new PowerObserved(fields);
  }

  /**
   * Median price of a kilowatt hour, including everything. Null below five purchases.
   * Type: {@code UnitPrice}.
   */
  public @Nullable String getMedianPrice() {
    return fields.text("median_price");
  }

  /**
   * Number of purchases behind the median.
   */
  public long getSample() {
    return fields.integer("sample");
  }

  /**
   * Number of past days that are included.
   */
  public long getWindowDays() {
    return fields.integer("window_days");
  }

  /**
   * Time at which the median was computed.
   * Type: {@code UnixTime}.
   */
  public long getAsOf() {
    return fields.integer("as_of");
  }
}
