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
 * Risk that the reward is fraudulent.
 */
public final class ReviewRisk {
  private ReviewRisk() {}

  /**
   * Low risk. The program asked for a review, or one thing was unusual.
   */
  public static final String LOW = "low";

  /**
   * Medium risk. Two things were unusual.
   */
  public static final String MEDIUM = "medium";

  /**
   * High risk. More was unusual, or much in a short time. Check carefully before you approve.
   */
  public static final String HIGH = "high";
}
