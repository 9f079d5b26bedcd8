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
 * Airtime that a family member receives automatically, at 08:00 in Harare.
 */
public final class FamilyAllowance extends SvcObject {
  private FamilyAllowance(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FamilyAllowance of(Fields fields) {
    return new FamilyAllowance(fields);
  }

  /**
   * Currency of the allowance.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Face value of each payment.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * How often the allowance is sent.
   */
  public String getCadence() {
    return fields.text("cadence");
  }

  /**
   * Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
   */
  public long getDay() {
    return fields.integer("day");
  }
}
