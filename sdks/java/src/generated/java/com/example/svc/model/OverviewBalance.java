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
 * Credit in one currency, and how long it lasts.
 */
public final class OverviewBalance extends SvcObject {
  private OverviewBalance(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OverviewBalance of(Fields fields) {
    return new OverviewBalance(fields);
  }

  /**
   * Credit that can be spent now.
   * Type: {@code Money}.
   */
  public String getAvailable() {
    return fields.text("available");
  }

  /**
   * Credit that is reserved and cannot be spent.
   * Type: {@code Money}.
   */
  public String getReserved() {
    return fields.text("reserved");
  }

  /**
   * Total Credit: {@code available} plus {@code reserved}.
   * Type: {@code Money}.
   */
  public String getTotal() {
    return fields.text("total");
  }

  /**
   * Credit charged for sends that have not ended.
   * Type: {@code Money}.
   */
  public String getInFlight() {
    return fields.text("in_flight");
  }

  /**
   * Number of days that {@code available} lasts at the rate of the last seven days. Null without sales in
   * them.
   */
  public @Nullable Double getRunwayDays() {
    return fields.numberOrNull("runway_days");
  }
}
