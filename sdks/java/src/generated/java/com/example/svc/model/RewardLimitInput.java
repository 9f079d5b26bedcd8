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
 * Limits on what one person can receive within a period.
 */
public final class RewardLimitInput extends SvcObject {
  private RewardLimitInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLimitInput of(Fields fields) {
    return new RewardLimitInput(fields);
  }

  /**
   * Maximum number of rewards. Default: no limit.
   */
  public @Nullable Long getCount() {
    return fields.integerOrNull("count");
  }

  /**
   * Maximum amount, in the program's currency. Default: no limit.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardLimitInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Maximum number of rewards. Default: no limit.
     */
    public Builder count(@Nullable Long value) {
      put("count", value);
      return this;
    }

    /**
     * Maximum amount, in the program's currency. Default: no limit.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(@Nullable String value) {
      put("amount", value);
      return this;
    }

    /** The object with what was given so far. */
    public RewardLimitInput build() {
      return new RewardLimitInput(toFields());
    }
  }
}
