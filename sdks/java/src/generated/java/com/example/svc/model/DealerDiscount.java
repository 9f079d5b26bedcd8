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
 * A discount on the face value, for one network and currency.
 */
public final class DealerDiscount extends SvcObject {
  private DealerDiscount(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerDiscount of(Fields fields) {
    return new DealerDiscount(fields);
  }

  /**
   * ID of the network.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * The currency of the discounted sales.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Percentage off the face value. The customer still receives the full face value.
   * Type: {@code Percent}.
   */
  public String getPercent() {
    return fields.text("percent");
  }
}
