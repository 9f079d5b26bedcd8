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
 * Available Credit below which an alert is sent.
 */
public final class CreditThreshold extends SvcObject {
  private CreditThreshold(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditThreshold of(Fields fields) {
    return new CreditThreshold(fields);
  }

  /**
   * Currency of the Credit.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Amount below which the alert is sent.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }
}
