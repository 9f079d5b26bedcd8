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
 * Outcome of a test payment.
 */
public final class TestPaymentOutcome {
  private TestPaymentOutcome() {}

  /**
   * The customer pays the session.
   */
  public static final String PAID = "paid";

  /**
   * The card is declined; the session stays open.
   */
  public static final String FAILED = "failed";
}
