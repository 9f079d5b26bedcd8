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
 * Progress of a business toward the dealer tier.
 */
public final class DealerStatus {
  private DealerStatus() {}

  /**
   * The business has not applied.
   */
  public static final String NONE = "none";

  /**
   * Our staff are reviewing the application.
   */
  public static final String APPLIED = "applied";

  /**
   * The business buys below face value.
   */
  public static final String APPROVED = "approved";
}
