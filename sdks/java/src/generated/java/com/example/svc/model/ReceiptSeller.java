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
 * Seller named on the receipt.
 */
public final class ReceiptSeller extends SvcObject {
  private ReceiptSeller(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReceiptSeller of(Fields fields) {
    return new ReceiptSeller(fields);
  }

  /**
   * Name of your account, as customers see it.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Phone number for customer support. Null if the account has none.
   * Type: {@code Phone}.
   */
  public @Nullable String getSupportPhone() {
    return fields.text("support_phone");
  }
}
