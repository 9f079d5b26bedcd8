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
 * Status of a top-up.
 */
public final class TopupStatus {
  private TopupStatus() {}

  /**
   * Waiting for the payment.
   */
  public static final String PENDING = "pending";

  /**
   * The payment arrived and was added to your Credit.
   */
  public static final String SUCCEEDED = "succeeded";

  /**
   * The payment failed; {@code failure_code} says why. Create another top-up. A late payment is still added to your Credit.
   */
  public static final String FAILED = "failed";

  /**
   * Not paid in time. A late payment, by card or transfer, is still added to your Credit.
   */
  public static final String EXPIRED = "expired";
}
