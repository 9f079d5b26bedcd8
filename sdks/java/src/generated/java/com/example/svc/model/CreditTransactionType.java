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
 * Type of a Credit transaction.
 */
public final class CreditTransactionType {
  private CreditTransactionType() {}

  /**
   * Credit charged for a send.
   */
  public static final String SEND = "send";

  /**
   * Credit returned from a failed or cancelled send.
   */
  public static final String SEND_CREDIT_BACK = "send_credit_back";

  /**
   * Credit added by a top-up.
   */
  public static final String TOPUP = "topup";

  /**
   * Credit reserved for a batch or program.
   */
  public static final String RESERVATION = "reservation";

  /**
   * Reserved Credit made available again.
   */
  public static final String RESERVATION_RELEASE = "reservation_release";

  /**
   * Credit charged for a reward.
   */
  public static final String REWARD = "reward";

  /**
   * Credit returned from a reward.
   */
  public static final String REWARD_RETURN = "reward_return";

  /**
   * Payment of a checkout whose send was not created.
   */
  public static final String CHECKOUT_CREDIT = "checkout_credit";

  /**
   * Correction made by our staff.
   */
  public static final String ADJUSTMENT = "adjustment";

  /**
   * Credit granted to a test account.
   */
  public static final String TEST_GRANT = "test_grant";
}
