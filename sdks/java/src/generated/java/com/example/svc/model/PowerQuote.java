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
 * Units that an amount buys now, compared with after the reset.
 */
public final class PowerQuote extends SvcObject {
  private PowerQuote(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerQuote of(Fields fields) {
    return new PowerQuote(fields);
  }

  /**
   * Always {@code power_quote}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the estimate was computed.
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
   * The currency of {@code amount}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * The amount, including the levy.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Units that the amount buys now.
   */
  public PowerUnits getNow() {
    return fields.get("now", Decode.object(PowerUnits::of));
  }

  /**
   * Units that the amount buys from the 1st of next month.
   */
  public PowerUnitsAfterReset getAfterReset() {
    return fields.get("after_reset", Decode.object(PowerUnitsAfterReset::of));
  }

  /**
   * The moment at which the amount buys more.
   */
  public String getBetter() {
    return fields.text("better");
  }

  /**
   * The difference in kilowatt hours.
   * Type: {@code Units}.
   */
  public String getSavingUnits() {
    return fields.text("saving_units");
  }

  /**
   * The confirmed meter. Null if the request named none.
   */
  public @Nullable Meter getMeter() {
    return fields.get("meter", Decode.object(Meter::of));
  }
}
