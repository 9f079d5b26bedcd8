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
 * Units that an amount buys after the monthly reset.
 */
public final class PowerUnitsAfterReset extends SvcObject {
  private PowerUnitsAfterReset(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerUnitsAfterReset of(Fields fields) {
    return new PowerUnitsAfterReset(fields);
  }

  /**
   * Units in kilowatt hours, rounded down to two decimals.
   * Type: {@code Units}.
   */
  public String getUnitsKwh() {
    return fields.text("units_kwh");
  }

  /**
   * Part of the amount spent on electricity.
   * Type: {@code Money}.
   */
  public String getEnergy() {
    return fields.text("energy");
  }

  /**
   * Part of the amount that is the rural electrification levy.
   * Type: {@code Money}.
   */
  public String getLevy() {
    return fields.text("levy");
  }

  /**
   * Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
   * it.
   * Type: {@code Money}.
   */
  public @Nullable String getArrears() {
    return fields.text("arrears");
  }

  /**
   * Bands that the units fall into, cheapest first.
   */
  public List<PowerBandUnits> getBands() {
    return fields.get("bands", Decode.list(Decode.object(PowerBandUnits::of)));
  }

  /**
   * Units bought through us this month, at which the estimate starts. Null if unknown.
   * Type: {@code Units}.
   */
  public @Nullable String getFromPositionKwh() {
    return fields.text("from_position_kwh");
  }

  /**
   * Always true: only the utility knows the monthly consumption of the meter.
   */
  public boolean getEstimate() {
    return fields.flag("estimate");
  }

  /**
   * The day on which consumption is counted from zero again.
   * Type: {@code Day}.
   */
  public String getResetOn() {
    return fields.text("reset_on");
  }
}
