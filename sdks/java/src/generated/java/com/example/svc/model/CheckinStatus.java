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
 * The outcome of a check-in.
 */
public final class CheckinStatus {
  private CheckinStatus() {}

  /**
   * The link is claimed and the reward is sent.
   */
  public static final String ACCEPTED = "accepted";

  /**
   * The link is claimed and the reward is held, for a review or in escrow.
   */
  public static final String HELD = "held";

  /**
   * The held reward was rejected, voided or has expired. Nothing is sent.
   */
  public static final String REJECTED = "rejected";
}
