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
 * Price of electricity in a currency.
 */
public final class PowerRate extends SvcObject {
  private PowerRate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerRate of(Fields fields) {
    return new PowerRate(fields);
  }

  /**
   * Always {@code power_rate}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this rate was computed.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode. The tariff is the same in both.
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
   * First day on which the bands apply.
   * Type: {@code Day}.
   */
  public String getEffectiveFrom() {
    return fields.text("effective_from");
  }

  /**
   * URL at which the tariff was published.
   * Type: {@code WebUrl}.
   */
  public String getSourceUrl() {
    return fields.text("source_url");
  }

  /**
   * Rural electrification levy, in percent on top of the band prices.
   * Type: {@code Percent}.
   */
  public String getLevyPercent() {
    return fields.text("levy_percent");
  }

  /**
   * The bands, starting at the first kilowatt hour of the month.
   */
  public List<PowerBand> getBands() {
    return fields.get("bands", Decode.list(Decode.object(PowerBand::of)));
  }

  /**
   * Price that customers actually paid.
   */
  public PowerObserved getObserved() {
    return fields.get("observed", Decode.object(PowerObserved::of));
  }

  /**
   * How to buy the most units, in one sentence for a customer.
   * Type: {@code Note}.
   */
  public String getRule() {
    return fields.text("rule");
  }

  /**
   * The day on which consumption is counted from zero again.
   */
  public String getReset() {
    return fields.text("reset");
  }
}
