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
 * Status of a reward.
 */
public final class RewardStatus {
  private RewardStatus() {}

  /**
   * The budget is allocated. The reward is being sent, or waits to be claimed.
   */
  public static final String PENDING = "pending";

  /**
   * Held in escrow or by a fraud rule; {@code held_reason} says which.
   */
  public static final String HELD = "held";

  /**
   * Released: the reward is being sent, or waits to be claimed.
   */
  public static final String RELEASED = "released";

  /**
   * The reward was delivered to the recipient.
   */
  public static final String DELIVERED = "delivered";

  /**
   * The reward could not be sent, and its budget returned; {@code failure_code} says why. It stays {@code failed} even if its send is delivered late: the service bears the cost, and the send has {@code late_delivered_at}.
   */
  public static final String FAILED = "failed";

  /**
   * Voided before anything was sent, and its budget returned.
   */
  public static final String VOIDED = "voided";

  /**
   * Not claimed or released in time, and its budget returned.
   */
  public static final String EXPIRED = "expired";

  /**
   * A review rejected the reward, and its budget returned.
   */
  public static final String REJECTED = "rejected";
}
