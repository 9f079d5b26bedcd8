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
 * Status of a referral.
 */
public final class ReferralStatus {
  private ReferralStatus() {}

  /**
   * The friend has not qualified yet.
   */
  public static final String PENDING = "pending";

  /**
   * The friend qualified, and the referrer is rewarded.
   */
  public static final String QUALIFIED = "qualified";

  /**
   * A review rejected the reward; {@code reason} says why.
   */
  public static final String REJECTED = "rejected";

  /**
   * The friend did not qualify within 90 days.
   */
  public static final String EXPIRED = "expired";
}
