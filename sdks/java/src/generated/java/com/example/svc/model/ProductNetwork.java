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
 * Limits and availability of a product on one network.
 */
public final class ProductNetwork extends SvcObject {
  private ProductNetwork(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProductNetwork of(Fields fields) {
    return new ProductNetwork(fields);
  }

  /**
   * ID of the network.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Minimum amount on this network.
   * Type: {@code Money}.
   */
  public String getMinAmount() {
    return fields.text("min_amount");
  }

  /**
   * Maximum amount on this network.
   * Type: {@code Money}.
   */
  public String getMaxAmount() {
    return fields.text("max_amount");
  }

  /**
   * Whether the product can be sold on this network now.
   */
  public boolean getAvailable() {
    return fields.flag("available");
  }

  /**
   * Why the product is paused on this network. Null if it is available.
   */
  public @Nullable String getPausedReason() {
    return fields.text("paused_reason");
  }
}
