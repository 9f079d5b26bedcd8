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
 * The dealer tier of an account.
 */
public final class Dealer extends SvcObject {
  private Dealer(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Dealer of(Fields fields) {
    return new Dealer(fields);
  }

  /**
   * Progress toward the dealer tier.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Discounts by network and currency. Empty without the dealer tier.
   */
  public List<DealerDiscount> getDiscounts() {
    return fields.get("discounts", Decode.list(Decode.object(DealerDiscount::of)));
  }

  /**
   * Time at which the dealer tier was approved. Null without it.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getSince() {
    return fields.integerOrNull("since");
  }
}
