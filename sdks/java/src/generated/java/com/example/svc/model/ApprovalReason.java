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
 * Reason a person must approve.
 */
public final class ApprovalReason {
  private ApprovalReason() {}

  /**
   * The request would exceed the agent's threshold for 24 hours.
   */
  public static final String OVER_THRESHOLD = "over_threshold";

  /**
   * The target, {@code token_phone}, {@code token_email} or {@code notify_number} belongs to no recipient and is not on the key's list.
   */
  public static final String NEW_TARGET = "new_target";

  /**
   * Both the threshold and the new target.
   */
  public static final String BOTH = "both";
}
