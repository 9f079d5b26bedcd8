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
 * Breakdown of the amount paid for electricity.
 */
public final class PowerBreakdown extends SvcObject {
  private PowerBreakdown(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerBreakdown of(Fields fields) {
    return new PowerBreakdown(fields);
  }

  /**
   * Amount spent on electricity.
   * Type: {@code Money}.
   */
  public String getEnergy() {
    return fields.text("energy");
  }

  /**
   * Rural electrification levy included in the amount.
   * Type: {@code Money}.
   */
  public String getLevy() {
    return fields.text("levy");
  }

  /**
   * Tax included in the amount.
   * Type: {@code Money}.
   */
  public String getTax() {
    return fields.text("tax");
  }

  /**
   * Debt that the utility deducted.
   * Type: {@code Money}.
   */
  public String getArrears() {
    return fields.text("arrears");
  }

  /**
   * Fee charged by the utility.
   * Type: {@code Money}.
   */
  public String getFee() {
    return fields.text("fee");
  }
}
