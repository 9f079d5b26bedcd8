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
 * Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
 * Harare.
 */
public final class RewardLimitsInput extends SvcObject {
  private RewardLimitsInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLimitsInput of(Fields fields) {
    return new RewardLimitsInput(fields);
  }

  /**
   * Limit over the person's lifetime.
   */
  public @Nullable RewardLimitInput getLifetime() {
    return fields.get("lifetime", Decode.object(RewardLimitInput::of));
  }

  /**
   * Limit per calendar day.
   */
  public @Nullable RewardLimitInput getPerDay() {
    return fields.get("per_day", Decode.object(RewardLimitInput::of));
  }

  /**
   * Limit per week, starting on Monday.
   */
  public @Nullable RewardLimitInput getPerWeek() {
    return fields.get("per_week", Decode.object(RewardLimitInput::of));
  }

  /**
   * Limit per calendar month.
   */
  public @Nullable RewardLimitInput getPerMonth() {
    return fields.get("per_month", Decode.object(RewardLimitInput::of));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardLimitsInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Limit over the person's lifetime.
     */
    public Builder lifetime(@Nullable RewardLimitInput value) {
      put("lifetime", value);
      return this;
    }

    /**
     * Limit per calendar day.
     */
    public Builder perDay(@Nullable RewardLimitInput value) {
      put("per_day", value);
      return this;
    }

    /**
     * Limit per week, starting on Monday.
     */
    public Builder perWeek(@Nullable RewardLimitInput value) {
      put("per_week", value);
      return this;
    }

    /**
     * Limit per calendar month.
     */
    public Builder perMonth(@Nullable RewardLimitInput value) {
      put("per_month", value);
      return this;
    }

    /** The object with what was given so far. */
    public RewardLimitsInput build() {
      return new RewardLimitsInput(toFields());
    }
  }
}
