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
 * Status of a checkout session.
 */
public final class CheckoutSessionStatus {
  private CheckoutSessionStatus() {}

  /**
   * The customer has not paid yet.
   */
  public static final String OPEN = "open";

  /**
   * The customer paid, and the send is being delivered.
   */
  public static final String PAID = "paid";

  /**
   * A person must check the session: the payment is suspicious, or the send failed.
   */
  public static final String IN_REVIEW = "in_review";

  /**
   * A new send was created, after the meter was corrected or a review.
   */
  public static final String RESENT = "resent";

  /**
   * What the customer paid for was delivered.
   */
  public static final String FULFILLED = "fulfilled";

  /**
   * Nothing was delivered; the face value was added to your Credit. Refund your customer.
   */
  public static final String CREDITED = "credited";

  /**
   * Nobody paid in time. A late payment still makes the session {@code paid}.
   */
  public static final String EXPIRED = "expired";
}
