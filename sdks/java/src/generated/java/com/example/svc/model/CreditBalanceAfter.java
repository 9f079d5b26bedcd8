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
 * Balances after a transaction.
 */
public final class CreditBalanceAfter extends SvcObject {
  private CreditBalanceAfter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditBalanceAfter of(Fields fields) {
    return new CreditBalanceAfter(fields);
  }

  /**
   * Available Credit after the transaction.
   * Type: {@code Money}.
   */
  public String getAvailable() {
    return fields.text("available");
  }

  /**
   * Reserved Credit after the transaction.
   * Type: {@code Money}.
   */
  public String getReserved() {
    return fields.text("reserved");
  }
}
