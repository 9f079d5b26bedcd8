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
 * Progress of a claimed reward, simplified for the person.
 */
public final class ClaimResultStatus {
  private ClaimResultStatus() {}

  /**
   * The reward is on its way.
   */
  public static final String SENDING = "sending";

  /**
   * The person has received the reward.
   */
  public static final String DELIVERED = "delivered";

  /**
   * The reward is being reviewed first.
   */
  public static final String HELD = "held";

  /**
   * The reward could not be sent.
   */
  public static final String FAILED = "failed";
}
