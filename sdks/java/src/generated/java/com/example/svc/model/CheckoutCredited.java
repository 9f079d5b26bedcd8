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
 * Credit that you received instead of a delivery.
 */
public final class CheckoutCredited extends SvcObject {
  private CheckoutCredited(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutCredited of(Fields fields) {
    return new CheckoutCredited(fields);
  }

  /**
   * Amount added: the face value.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Credit transaction of the amount.
   * Type: {@code TransactionId}.
   */
  public String getCreditTransaction() {
    return fields.text("credit_transaction");
  }
}
