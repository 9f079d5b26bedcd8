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
 * Status that a reward would have.
 */
public final class RewardWouldStatus {
  private RewardWouldStatus() {}

  /**
   * The reward would be sent immediately, or wait for its claim.
   */
  public static final String PENDING = "pending";

  /**
   * The reward would be held in escrow or for a review.
   */
  public static final String HELD = "held";

  /**
   * The reward would wait for a person's approval.
   */
  public static final String REQUIRES_APPROVAL = "requires_approval";
}
