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
 * The most recent failed payment attempt.
 */
public final class CheckoutPaymentError extends SvcObject {
  private CheckoutPaymentError(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutPaymentError of(Fields fields) {
    return new CheckoutPaymentError(fields);
  }

  /**
   * Reason the payment failed. Decide by this.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * Reason the payment failed, as a sentence for the customer.
   * Type: {@code Note}.
   */
  public String getMessage() {
    return fields.text("message");
  }
}
