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
 * Outcome of the review of a session.
 */
public final class CheckoutReviewResolution {
  private CheckoutReviewResolution() {}

  /**
   * The purchase was sent again.
   */
  public static final String RESENT = "resent";

  /**
   * The face value was added to your Credit.
   */
  public static final String CREDITED = "credited";
}
