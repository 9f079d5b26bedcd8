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
 * Reason our staff are reviewing a session.
 */
public final class CheckoutReviewReason {
  private CheckoutReviewReason() {}

  /**
   * The payment may be fraudulent.
   */
  public static final String FRAUD_CHECK = "fraud_check";

  /**
   * The amount paid differs from the amount requested.
   */
  public static final String AMOUNT_MISMATCH = "amount_mismatch";

  /**
   * The purchase could not be delivered.
   */
  public static final String SEND_FAILED = "send_failed";
}
