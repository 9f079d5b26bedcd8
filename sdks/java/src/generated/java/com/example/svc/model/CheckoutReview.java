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
 * The review of a session by our staff.
 */
public final class CheckoutReview extends SvcObject {
  private CheckoutReview(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutReview of(Fields fields) {
    return new CheckoutReview(fields);
  }

  /**
   * Reason for the review.
   */
  public String getReason() {
    return fields.text("reason");
  }

  /**
   * Time at which the review was opened.
   * Type: {@code UnixTime}.
   */
  public long getOpenedAt() {
    return fields.integer("opened_at");
  }

  /**
   * Outcome of the review. Null while it is open.
   */
  public @Nullable String getResolution() {
    return fields.text("resolution");
  }
}
