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
 * Payment method of a top-up.
 */
public final class TopupMethod {
  private TopupMethod() {}

  /**
   * Card or mobile money, on a payment page.
   */
  public static final String CARD = "card";

  /**
   * Transfer to our bank account, with a reference.
   */
  public static final String BANK_TRANSFER = "bank_transfer";
}
