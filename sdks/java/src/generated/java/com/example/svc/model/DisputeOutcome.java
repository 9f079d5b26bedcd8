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
 * Outcome of a dispute.
 */
public final class DisputeOutcome {
  private DisputeOutcome() {}

  /**
   * The network proved that the send was delivered.
   */
  public static final String DELIVERED_CONFIRMED = "delivered_confirmed";

  /**
   * The power token was sent again.
   */
  public static final String TOKEN_RESENT = "token_resent";

  /**
   * The send was not delivered, and its Credit was returned.
   */
  public static final String NOT_DELIVERED_CREDITED = "not_delivered_credited";

  /**
   * The send remains delivered, and Credit was added as a goodwill gesture.
   */
  public static final String GOODWILL_CREDIT = "goodwill_credit";

  /**
   * The dispute was rejected.
   */
  public static final String REJECTED = "rejected";
}
