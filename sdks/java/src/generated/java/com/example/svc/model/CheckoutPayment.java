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
 * The payment of a customer.
 */
public final class CheckoutPayment extends SvcObject {
  private CheckoutPayment(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutPayment of(Fields fields) {
    return new CheckoutPayment(fields);
  }

  /**
   * Payment method the customer used.
   */
  public String getMethod() {
    return fields.text("method");
  }

  /**
   * Brand of the card or wallet. Null if unknown.
   */
  public @Nullable String getBrand() {
    return fields.text("brand");
  }

  /**
   * Last four digits of the card or wallet number. Null if unknown.
   */
  public @Nullable String getLast4() {
    return fields.text("last4");
  }

  /**
   * Time at which the payment was made.
   * Type: {@code UnixTime}.
   */
  public long getPaidAt() {
    return fields.integer("paid_at");
  }

  /**
   * Reference of the payment provider, to quote to its support.
   */
  public String getReference() {
    return fields.text("reference");
  }
}
