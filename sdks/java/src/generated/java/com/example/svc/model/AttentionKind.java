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
 * Kind of a matter that may need a person.
 */
public final class AttentionKind {
  private AttentionKind() {}

  /**
   * Sends that have been {@code unknown} for over an hour.
   */
  public static final String SEND_UNKNOWN = "send_unknown";

  /**
   * Sends that our staff are reviewing.
   */
  public static final String SEND_REVIEW = "send_review";

  /**
   * Batches that require a second person's approval.
   */
  public static final String BATCH_APPROVAL = "batch_approval";

  /**
   * Agent requests that require a person's approval.
   */
  public static final String AGENT_APPROVAL = "agent_approval";

  /**
   * Rewards that are waiting for a review.
   */
  public static final String REWARD_REVIEW = "reward_review";

  /**
   * Credit that lasts for less than one day.
   */
  public static final String LOW_CREDIT = "low_credit";

  /**
   * Webhook endpoints that were disabled because they failed.
   */
  public static final String ENDPOINT_DISABLED = "endpoint_disabled";

  /**
   * Keys that expire within seven days.
   */
  public static final String KEY_EXPIRING = "key_expiring";

  /**
   * Disputes that are still open.
   */
  public static final String DISPUTE_OPEN = "dispute_open";
}
