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
 * How a review was resolved.
 */
public final class ReviewResolution {
  private ReviewResolution() {}

  /**
   * A person approved the review.
   */
  public static final String APPROVED = "approved";

  /**
   * A person rejected the review.
   */
  public static final String REJECTED = "rejected";

  /**
   * Nobody decided within 30 days, so the reward was rejected.
   */
  public static final String TIMED_OUT = "timed_out";
}
