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
 * Reason a reward is held.
 */
public final class RewardHeldReason {
  private RewardHeldReason() {}

  /**
   * Under review, because of a fraud rule or the program's {@code hold}. Approve or reject its review.
   */
  public static final String REVIEW = "review";

  /**
   * In escrow. Release it once it is earned.
   */
  public static final String ESCROW = "escrow";
}
