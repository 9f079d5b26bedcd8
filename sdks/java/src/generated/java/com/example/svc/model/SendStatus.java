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
 * Status of a send. Check it before you promise a customer anything.
 */
public final class SendStatus {
  private SendStatus() {}

  /**
   * Created and charged, not yet submitted to the network. Can be cancelled.
   */
  public static final String PENDING = "pending";

  /**
   * Submitted to the network, which has not responded yet.
   */
  public static final String SUBMITTED = "submitted";

  /**
   * Delivered to the customer. The Credit is spent.
   */
  public static final String DELIVERED = "delivered";

  /**
   * National power outage: the token is bought and texted when it ends.
   */
  public static final String QUEUED = "queued";

  /**
   * The network was busy and delivered nothing. The service retries automatically.
   */
  public static final String RETRYING = "retrying";

  /**
   * The network has not responded. Do not sell again: the send may have been delivered.
   */
  public static final String UNKNOWN = "unknown";

  /**
   * The network's responses conflict and our staff decide. Do not sell again: the send may have been delivered.
   */
  public static final String REQUIRES_REVIEW = "requires_review";

  /**
   * Failed, and the Credit was returned; {@code failure_code} says why.
   */
  public static final String FAILED_CREDITED = "failed_credited";

  /**
   * Failed, and this account was not charged for it.
   */
  public static final String FAILED = "failed";

  /**
   * Charged, and dispatched at {@code scheduled_for}. Can be cancelled until then.
   */
  public static final String SCHEDULED = "scheduled";

  /**
   * Cancelled before dispatch, and the Credit was returned.
   */
  public static final String CANCELLED_CREDITED = "cancelled_credited";
}
