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
 * Status of a review.
 */
public final class ReviewStatus {
  private ReviewStatus() {}

  /**
   * A person must decide.
   */
  public static final String OPEN = "open";

  /**
   * The reward was approved and released.
   */
  public static final String APPROVED = "approved";

  /**
   * The reward was rejected, by a person or after 30 days without a decision.
   */
  public static final String REJECTED = "rejected";
}
