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
 * Status of a dealer application.
 */
public final class DealerApplicationStatus {
  private DealerApplicationStatus() {}

  /**
   * The application is not submitted yet.
   */
  public static final String DRAFT = "draft";

  /**
   * Submitted and waiting for a reviewer.
   */
  public static final String SUBMITTED = "submitted";

  /**
   * Our staff are reviewing the application.
   */
  public static final String IN_REVIEW = "in_review";

  /**
   * Our staff have a question. Change the application and submit it again.
   */
  public static final String MORE_INFORMATION = "more_information";

  /**
   * Approved: the business buys below face value.
   */
  public static final String APPROVED = "approved";

  /**
   * Declined by our staff; {@code decision_note} says why.
   */
  public static final String DECLINED = "declined";
}
