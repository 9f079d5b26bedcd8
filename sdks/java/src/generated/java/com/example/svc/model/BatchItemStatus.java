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
 * Status of a batch line.
 */
public final class BatchItemStatus {
  private BatchItemStatus() {}

  /**
   * A check failed when the batch was created; {@code error} says which. The line is never sent.
   */
  public static final String INVALID = "invalid";

  /**
   * Credit was insufficient for the line, and the batch continued without it.
   */
  public static final String SKIPPED = "skipped";

  /**
   * The line is waiting to be sent.
   */
  public static final String PENDING = "pending";

  /**
   * The send of the line was created and has not ended.
   */
  public static final String SENDING = "sending";

  /**
   * The send of the line was delivered.
   */
  public static final String DELIVERED = "delivered";

  /**
   * The line could not be sold, or its send failed; {@code error} or {@code failure_code} says why.
   */
  public static final String FAILED = "failed";

  /**
   * The send had not ended one day after the batch started. Follow the send itself.
   */
  public static final String UNRESOLVED = "unresolved";

  /**
   * The batch stopped for insufficient Credit before this line was sent.
   */
  public static final String UNSENT = "unsent";

  /**
   * The batch or its send was cancelled before dispatch.
   */
  public static final String CANCELLED = "cancelled";
}
