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
 * A group of sends.
 */
public final class SpendRow extends SvcObject {
  private SpendRow(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SpendRow of(Fields fields) {
    return new SpendRow(fields);
  }

  /**
   * Dimension values shared by the sends.
   */
  public SpendKeys getKeys() {
    return fields.get("keys", Decode.object(SpendKeys::of));
  }

  /**
   * Currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Number of sends created.
   * Type: {@code Count}.
   */
  public long getSends() {
    return fields.integer("sends");
  }

  /**
   * Number of sends that were delivered.
   * Type: {@code Count}.
   */
  public long getDelivered() {
    return fields.integer("delivered");
  }

  /**
   * Number of sends that failed, whether or not Credit was returned.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }

  /**
   * Total face value of the sends.
   * Type: {@code Money}.
   */
  public String getFace() {
    return fields.text("face");
  }

  /**
   * Credit that the sends cost.
   * Type: {@code Money}.
   */
  public String getCost() {
    return fields.text("cost");
  }

  /**
   * Dealer discount: {@code face} minus {@code cost}.
   * Type: {@code Money}.
   */
  public String getDiscount() {
    return fields.text("discount");
  }

  /**
   * Credit returned from sends that failed or were cancelled.
   * Type: {@code Money}.
   */
  public String getCreditedBack() {
    return fields.text("credited_back");
  }
}
