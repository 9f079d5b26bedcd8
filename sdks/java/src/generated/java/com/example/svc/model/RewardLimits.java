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
 * Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
 */
public final class RewardLimits extends SvcObject {
  private RewardLimits(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLimits of(Fields fields) {
    return new RewardLimits(fields);
  }

  /**
   * Limit over the person's lifetime. Null for no limit.
   */
  public @Nullable RewardLimit getLifetime() {
    return fields.get("lifetime", Decode.object(RewardLimit::of));
  }

  /**
   * Limit per calendar day. Null for no limit.
   */
  public @Nullable RewardLimit getPerDay() {
    return fields.get("per_day", Decode.object(RewardLimit::of));
  }

  /**
   * Limit per week, starting on Monday. Null for no limit.
   */
  public @Nullable RewardLimit getPerWeek() {
    return fields.get("per_week", Decode.object(RewardLimit::of));
  }

  /**
   * Limit per calendar month. Null for no limit.
   */
  public @Nullable RewardLimit getPerMonth() {
    return fields.get("per_month", Decode.object(RewardLimit::of));
  }
}
