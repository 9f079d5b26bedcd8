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
 * Price of electricity over time.
 */
public final class PowerSeries extends SvcObject {
  private PowerSeries(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerSeries of(Fields fields) {
    return new PowerSeries(fields);
  }

  /**
   * Always {@code power_series}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the series was computed.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True for live purchases, false for test purchases.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * The currency of the prices.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * One point per day, oldest first. Days with fewer than five purchases are omitted.
   */
  public List<PowerSeriesPoint> getPoints() {
    return fields.get("points", Decode.list(Decode.object(PowerSeriesPoint::of)));
  }

  /**
   * Days on which the price changed by 5 percent or more, oldest first.
   */
  public List<PowerChangePoint> getChangePoints() {
    return fields.get("change_points", Decode.list(Decode.object(PowerChangePoint::of)));
  }
}
